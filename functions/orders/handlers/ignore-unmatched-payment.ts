import { ignoreUnmatchedPayment } from '#shared/api/admin-orders.ts';
import { notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as unmatchedPayments from '../unmatched-payments.ts';

export const handler = handle(ignoreUnmatchedPayment, async ({ path }) => {
  if (!(await unmatchedPayments.ignore(path.id))) throw notFound('Could not find this payment.');
});

import { ignoreForeignPayment } from '#shared/api/orders.ts';
import { notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as foreignPayments from '../foreign-payments.ts';

export const handler = handle(ignoreForeignPayment, async ({ path }) => {
  if (!(await foreignPayments.ignore(path.id))) throw notFound('Could not find this payment.');
});

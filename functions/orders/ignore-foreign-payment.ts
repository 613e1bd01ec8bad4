import { ignoreForeignPayment } from '#shared/api/orders.ts';
import { notFound } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as foreignPayments from '../lib/store/foreign-payments.ts';

export const handler = handle(ignoreForeignPayment, async ({ path }) => {
  if (!(await foreignPayments.ignore(path.id))) throw notFound('Could not find this payment.');
});

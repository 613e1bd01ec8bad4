import type { AskedOrder } from './asked-order.ts';
import { checkNotes, refuseExtraFields } from './asked-order.ts';
import type { Books } from './books.ts';
import { notesOf } from './entities.ts';
import type { WebhookEvent } from './events.ts';
import { listOf, type Page } from './lists.ts';
import { openOrder, orderOf } from './orders.ts';
import { capturePayment, change, paymentOf } from './payments.ts';
import { refundRequests } from './refund-requests.ts';
import type { AskedRefund } from './refunds.ts';
import { Refusal, unknownId } from './refusal.ts';
import type { Switches } from './switches.ts';

/** A call of the API: what its path names, its query as a page of a list, and its body. */
interface Call {
  id: string;
  page: Page;
  body: object;
  idempotencyKey?: string | undefined;
}

/** Razorpay's API by route. */
export function createApi(books: Books, switches: Switches, emit: (events: WebhookEvent[]) => void) {
  const refund = refundRequests(books, switches, emit);

  const routes: Record<string, (call: Call) => object | Promise<object>> = {
    'POST /v1/orders': ({ body }) => openOrder(books, switches, body as AskedOrder),
    'GET /v1/orders': ({ page }) =>
      listOf(
        books.all('order').map(({ order }) => order),
        page,
      ),
    'GET /v1/orders/:id': ({ id }) => orderOf(books, id).order,
    'PATCH /v1/orders/:id': ({ id, body }) => {
      const record = orderOf(books, id);
      const order = { ...record.order, notes: askedNotes(body) };
      books.put({ ...record, order });
      return order;
    },
    'GET /v1/orders/:id/payments': ({ id }) => {
      orderOf(books, id);
      return listOf(books.paymentsOf(id).map(({ payment }) => payment));
    },
    'GET /v1/payments': ({ page }) => {
      const shown = Date.now() / 1000 - switches.listLagSeconds;
      const payments = books.all('payment').map(({ payment }) => payment);
      return listOf(
        payments.filter(({ created_at }) => created_at <= shown),
        page,
      );
    },
    'GET /v1/payments/:id': ({ id }) => paymentOf(books, id).payment,
    'PATCH /v1/payments/:id': ({ id, body }) => change(books, id, { notes: askedNotes(body) }),
    'POST /v1/payments/:id/capture': ({ id, body }) => {
      emit(capturePayment(books, id, 'amount' in body ? body.amount : undefined));
      return paymentOf(books, id).payment;
    },
    'POST /v1/payments/:id/refund': ({ id, body, idempotencyKey }) =>
      refund(id, body as AskedRefund, idempotencyKey),
    'GET /v1/payments/:id/refunds': ({ id, page }) => {
      paymentOf(books, id);
      return listOf(
        books.refundsOf(id).map((record) => record.refund),
        page,
      );
    },
    'GET /v1/refunds': ({ page }) =>
      listOf(
        books.all('refund').map((record) => record.refund),
        page,
      ),
    'GET /v1/refunds/:id': ({ id }) => {
      const record = books.find('refund', id);
      if (!record) throw new Refusal(unknownId);
      return record.refund;
    },
  };

  return async (request: Request): Promise<object> => {
    const { pathname, searchParams } = new URL(request.url);
    const [, path = '', id = '', rest = ''] = pathname.match(/(\/v1\/[a-z]+)(?:\/(\w+))?(\/[a-z]+)?$/) ?? [];
    const route = routes[`${request.method} ${path}${id && '/:id'}${rest}`];
    if (!route) throw new Refusal({ description: 'The requested URL was not found on the server.' });
    const body: unknown = request.method === 'GET' ? {} : await request.json().catch(() => ({}));
    return route({
      id,
      page: Object.fromEntries(searchParams),
      body: typeof body === 'object' && body !== null ? body : {},
      idempotencyKey: request.headers.get('x-refund-idempotency') ?? undefined,
    });
  };
}

function askedNotes(body: object) {
  refuseExtraFields(body, new Set(['notes']));
  const { notes } = body as { notes?: Record<string, string> };
  checkNotes(notes);
  return notesOf(notes);
}

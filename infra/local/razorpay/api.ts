import { RazorpayApiError, unknownId } from './api-error.ts';
import type { Behaviour } from './behaviour.ts';
import { notesOf } from './entities.ts';
import type { WebhookEvent } from './events.ts';
import type { Ledger } from './ledger.ts';
import { type OrderInput, openOrder, orderOf } from './orders.ts';
import { capturePayment, paymentOf, updatePayment } from './payments.ts';
import { acceptRefunds, type RefundInput } from './refunds.ts';
import { checkNotes, fieldError, refuseExtraFields } from './validation.ts';

interface Call {
  id: string;
  page: Page;
  body: object;
  idempotencyKey?: string | undefined;
}

export function createApi(ledger: Ledger, behaviour: Behaviour, emit: (events: WebhookEvent[]) => void) {
  const refund = acceptRefunds(ledger, behaviour, emit);

  const routes: Record<string, (call: Call) => object | Promise<object>> = {
    'POST /v1/orders': ({ body }) => openOrder(ledger, behaviour, body as OrderInput),
    'GET /v1/orders': ({ page }) =>
      listOf(
        ledger.all('order').map(({ order }) => order),
        page,
      ),
    'GET /v1/orders/:id': ({ id }) => orderOf(ledger, id).order,
    'PATCH /v1/orders/:id': ({ id, body }) => {
      const record = orderOf(ledger, id);
      const order = { ...record.order, notes: notesFrom(body) };
      ledger.put({ ...record, order });
      return order;
    },
    'GET /v1/orders/:id/payments': ({ id }) => {
      orderOf(ledger, id);
      return listOf(ledger.paymentsOf(id).map(({ payment }) => payment));
    },
    'GET /v1/payments': ({ page }) =>
      listOf(
        ledger.all('payment').map(({ payment }) => payment),
        page,
      ),
    'GET /v1/payments/:id': ({ id }) => paymentOf(ledger, id).payment,
    'PATCH /v1/payments/:id': ({ id, body }) => updatePayment(ledger, id, { notes: notesFrom(body) }),
    'POST /v1/payments/:id/capture': ({ id, body }) => {
      emit(capturePayment(ledger, behaviour, id, 'amount' in body ? body.amount : undefined));
      return paymentOf(ledger, id).payment;
    },
    'POST /v1/payments/:id/refund': ({ id, body, idempotencyKey }) =>
      refund(id, body as RefundInput, idempotencyKey),
    'GET /v1/payments/:id/refunds': ({ id, page }) => {
      paymentOf(ledger, id);
      return listOf(
        ledger.refundsOf(id).map((record) => record.refund),
        page,
      );
    },
    'GET /v1/refunds': ({ page }) =>
      listOf(
        ledger.all('refund').map((record) => record.refund),
        page,
      ),
    'GET /v1/disputes': ({ page }) =>
      listOf(
        ledger.all('dispute').map(({ dispute }) => dispute),
        page,
      ),
    'GET /v1/refunds/:id': ({ id }) => {
      const record = ledger.find('refund', id);
      if (!record) throw new RazorpayApiError(unknownId);
      return record.refund;
    },
  };

  return async (request: Request): Promise<object> => {
    const { pathname, searchParams } = new URL(request.url);
    const [, path = '', id = '', rest = ''] = pathname.match(/(\/v1\/[a-z]+)(?:\/(\w+))?(\/[a-z]+)?$/) ?? [];
    const route = routes[`${request.method} ${path}${id && '/:id'}${rest}`];
    if (!route) throw new RazorpayApiError({ description: 'The requested URL was not found on the server.' });
    const body: unknown = request.method === 'GET' ? {} : await request.json().catch(() => ({}));
    return route({
      id,
      page: Object.fromEntries(searchParams),
      body: typeof body === 'object' && body !== null ? body : {},
      idempotencyKey: request.headers.get('x-refund-idempotency') ?? undefined,
    });
  };
}

function notesFrom(body: object) {
  refuseExtraFields(body, new Set(['notes']));
  const { notes } = body as { notes?: Record<string, string> };
  checkNotes(notes);
  return notesOf(notes);
}

/** Times are in epoch seconds. `count` defaults to 10 and can't exceed 100. */
interface Page {
  from?: string;
  to?: string;
  count?: string;
  skip?: string;
}

function listOf<T extends { created_at: number }>(entries: readonly T[], page: Page = {}) {
  const { from = earliest, to = latest, count = 10, skip = 0 } = page;
  for (const [field, time] of Object.entries({ from, to }))
    if (!(Number(time) >= earliest && Number(time) <= latest))
      throw fieldError(field, `${field} must be between ${earliest} and ${latest}`);
  if (!(Number(count) >= 1)) throw fieldError('count', 'The count must be at least 1.');
  if (Number(count) > 100) throw fieldError('count', 'The count may not be greater than 100.');
  const items = entries
    .filter(({ created_at }) => created_at >= Number(from) && created_at <= Number(to))
    .toReversed()
    .toSorted((one, other) => other.created_at - one.created_at)
    .slice(Number(skip), Number(skip) + Number(count));
  return { entity: 'collection', count: items.length, items };
}

// The years 2000 to 2120, in epoch seconds. Razorpay rejects other times.
const earliest = 946_684_800;
const latest = 4_765_046_400;

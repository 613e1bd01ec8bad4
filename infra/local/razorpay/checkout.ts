import type { Books } from './books.ts';
import type { createBuyer } from './buyer.ts';
import { bundledCheckout } from './checkout-bundle.ts';
import type { Payment } from './entities.ts';
import { orderOf } from './orders.ts';
import { paymentTimedOut } from './payments.ts';
import { Refusal, unknownId } from './refusal.ts';
import type { Switches } from './switches.ts';
import type { openWebhooks } from './webhooks.ts';

interface Parts {
  keyId: string;
  books: Books;
  switches: Switches;
  buyer: ReturnType<typeof createBuyer>;
  webhooks: ReturnType<typeof openWebhooks>;
}

/** What a button of the checkout sends. */
interface Choice {
  key_id: string;
  order_id: string;
  outcome: 'success' | 'failure' | 'twice' | 'late';
  email?: string;
  contact?: string;
  description?: string;
  notes?: Record<string, string>;
}

/** The checkout's script and what its buttons call, and the switches; nothing of it is Razorpay's API. */
export function serveCheckout({ keyId, books, switches, buyer, webhooks }: Parts) {
  const orderFor = (key: string | null, id: string | null) => {
    if (key !== keyId) throw new Refusal(unknownId);
    return orderOf(books, id ?? '').order;
  };

  const pay = (choice: Choice): Response => {
    const { key_id, order_id, outcome, ...attempt } = choice;
    orderFor(key_id, order_id);
    if (outcome === 'failure') return notPaid(buyer.pay(order_id, { ...attempt, outcome: 'failed' }));
    if (outcome === 'late' || outcome === 'twice') {
      const pending = buyer.pay(order_id, { ...attempt, outcome: 'pending' });
      buyer.authorizeLate(pending.id);
      if (outcome === 'late') return notPaid({ ...pending, ...paymentTimedOut });
    }
    const { id } = buyer.pay(order_id, attempt);
    return Response.json({
      razorpay_payment_id: id,
      razorpay_order_id: order_id,
      razorpay_signature: buyer.signature(order_id, id),
    });
  };

  return async (request: Request, path: string): Promise<Response | undefined> => {
    const { searchParams } = new URL(request.url);
    switch (`${request.method} ${path}`) {
      case 'GET /v1/checkout.js':
        return script(await bundledCheckout());
      case 'GET /checkout/order':
        return Response.json(orderFor(searchParams.get('key_id'), searchParams.get('order_id')));
      case 'POST /checkout/pay':
        return pay(await request.json());
      case 'GET /checkout/webhooks':
        return Response.json(webhooks.deliveries);
      case 'GET /checkout/switches':
        return Response.json(switches);
      case 'PATCH /checkout/switches':
        return Response.json(Object.assign(switches, await request.json()));
    }
    return undefined;
  };
}

const notPaid = (payment: Payment): Response =>
  Response.json(
    {
      error: {
        code: payment.error_code,
        description: payment.error_description,
        source: payment.error_source,
        step: payment.error_step,
        reason: payment.error_reason,
        metadata: { order_id: payment.order_id, payment_id: payment.id },
      },
    },
    { status: 400 },
  );

const script = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' } });

import { join } from 'node:path';
import { RazorpayApiError, unknownId } from './api-error.ts';
import type { Payment } from './entities.ts';
import type { Ledger } from './ledger.ts';
import { orderOf } from './orders.ts';
import type { createPaymentAttempts } from './payment-attempts.ts';
import { paymentTimedOut } from './payments.ts';
import type { openWebhooks } from './webhooks.ts';

interface Parts {
  keyId: string;
  ledger: Ledger;
  attempts: ReturnType<typeof createPaymentAttempts>;
  webhooks: ReturnType<typeof openWebhooks>;
}

interface Choice {
  key_id: string;
  order_id: string;
  outcome: 'success' | 'failure' | 'twice' | 'late';
  email?: string;
  contact?: string;
  description?: string;
  notes?: Record<string, string>;
}

export function serveCheckout({ keyId, ledger, attempts, webhooks }: Parts) {
  const orderFor = (key: string | null, id: string | null) => {
    if (key !== keyId) throw new RazorpayApiError(unknownId);
    return orderOf(ledger, id ?? '').order;
  };

  const pay = (choice: Choice): Response => {
    const { key_id, order_id, outcome, ...attempt } = choice;
    orderFor(key_id, order_id);
    if (outcome === 'failure')
      return failedPayment(attempts.pay(order_id, { ...attempt, outcome: 'failed' }));
    if (outcome === 'late' || outcome === 'twice') {
      const pending = attempts.pay(order_id, { ...attempt, outcome: 'pending' });
      attempts.authorizeLate(pending.id);
      if (outcome === 'late') return failedPayment({ ...pending, ...paymentTimedOut });
    }
    const { id } = attempts.pay(order_id, attempt);
    return Response.json({
      razorpay_payment_id: id,
      razorpay_order_id: order_id,
      razorpay_signature: attempts.signature(order_id, id),
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
    }
    return undefined;
  };
}

const failedPayment = (payment: Payment): Response =>
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

let bundled: Promise<string> | undefined;

function bundledCheckout(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  // Imported only when needed, so that the local run starts quickly.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'checkout/window-razorpay.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    loader: { '.css': 'text' },
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

import type { Answer } from './http-server.ts';
import { type AskedOrder, type Fault, faultOf } from './razorpay/asked-order.ts';
import { openOrders } from './razorpay/orders.ts';

/** Where the simulator answers, under the local site's own address. */
export const razorpayPath = '/razorpay';

/**
 * Razorpay's orders, simulated: `POST /v1/orders` and `GET /v1/orders/:id`, with its key check, its rules and
 * its error bodies. Orders outlive a restart in `file`.
 */
export function createRazorpay(keys: { keyId: string; keySecret: string }, file: string): Answer {
  const orders = openOrders(file);
  const credentials = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;

  const create = async (request: Request): Promise<Response> => {
    const asked: AskedOrder = await request.json().catch(() => ({}));
    const fault = faultOf(asked);
    if (fault) return refuse(400, fault);
    const earlier = orders.withReceipt(asked.receipt);
    if (!earlier) return Response.json(orders.open(asked));
    // A retry that says so gets the order that the first try opened.
    if (asked.unique_receipt) return Response.json(earlier);
    return refuse(400, { description: 'Order receipt should be unique.', field: 'receipt' });
  };

  const read = (id: string): Response => {
    const order = orders.find(id);
    return order ? Response.json(order) : refuse(400, { description: 'The id provided does not exist' });
  };

  return (request) => {
    if (request.headers.get('authorization') !== credentials) {
      return refuse(401, { description: 'Authentication failed' });
    }
    const call = `${request.method} ${new URL(request.url).pathname.slice(razorpayPath.length)}`;
    if (call === 'POST /v1/orders') return create(request);
    const id = call.match(/^GET \/v1\/orders\/(\w+)$/)?.[1];
    return id ? read(id) : refuse(400, { description: 'The requested URL was not found on the server.' });
  };
}

const refuse = (status: 400 | 401, fault: Fault) =>
  Response.json(
    {
      error: {
        code: 'BAD_REQUEST_ERROR',
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        ...fault,
      },
    },
    { status },
  );

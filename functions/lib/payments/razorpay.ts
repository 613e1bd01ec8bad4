import Razorpay from 'razorpay';
import { badGateway } from '../http/errors.ts';
import type { RazorpayKeys } from '../secrets.ts';

/** What an order is opened with at Razorpay. */
export interface OrderRequest {
  paise: number;
  /** Our reference, 40 characters at most. Asking again with the same one answers the same order. */
  receipt: string;
}

/** Opens an order and returns Razorpay's id and amount (paise). Throws 502 when Razorpay fails or refuses. */
export async function createOrder(keys: RazorpayKeys, { paise, receipt }: OrderRequest) {
  const request = {
    amount: paise,
    currency: 'INR',
    receipt,
    // Newer than the package's types, hence the cast: a repeated receipt answers the first order.
    unique_receipt: true,
    payment: { capture: 'automatic' },
  };
  try {
    const order = await connect(keys).orders.create(request as Parameters<Orders['create']>[0]);
    return { id: order.id, paise: Number(order.amount) };
  } catch (cause) {
    throw Object.assign(badGateway('The payment provider does not answer right now. Please try again.'), {
      cause: failureOf(cause),
    });
  }
}

type Orders = Razorpay['orders'];

function connect({ keyId, keySecret }: RazorpayKeys): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq } = (client as unknown as { api: { rq: Axios } }).api;
  // The package has no option for either: its host is fixed, and it would wait for ever.
  rq.defaults.baseURL = process.env.RAZORPAY_BASE_URL ?? rq.defaults.baseURL;
  rq.defaults.timeout = 10_000;
  // On a timeout or a refused connection there is no response, and the package dies reading its status.
  rq.interceptors.response.use(undefined, (error: { response?: unknown; code?: string }) => {
    error.response ??= { status: 0, data: { error: { code: error.code } } };
    return Promise.reject(error);
  });
  return client;
}

/** The little of axios that the package hides and we set right. */
interface Axios {
  defaults: { baseURL?: string; timeout?: number };
  interceptors: { response: { use: (done: undefined, failed: (error: never) => unknown) => void } };
}

// Razorpay's errors are plain objects with the request's fields in their text: only status and code are kept.
function failureOf(cause: unknown): Error {
  const { statusCode, error } = (cause ?? {}) as { statusCode?: number; error?: { code?: string } };
  return Object.assign(new Error('Razorpay refused'), { name: `Razorpay ${statusCode} ${error?.code}` });
}

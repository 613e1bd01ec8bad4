import { badGateway } from '../http/errors.ts';
import { RazorpayError } from './razorpay-client.ts';

/** Answers 502 where Razorpay fails what `work` asks of it. */
export async function answering<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (!(cause instanceof RazorpayError)) throw cause;
    const problem = badGateway('The payment provider does not answer right now. Please try again.');
    throw Object.assign(problem, { cause });
  }
}

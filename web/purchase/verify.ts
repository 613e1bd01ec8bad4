import type { VerificationInput } from '#shared/domain/payment.ts';
import { callApi } from '../api.ts';
import { isRefusal } from './order-status.ts';

/** What our server makes of a payment that a checkout hands over. */
export type Verdict = 'paid' | 'processing' | 'refused' | 'unreachable';

/** Has a payment verified. */
export async function verify(proof: VerificationInput): Promise<Verdict> {
  try {
    return (await callApi('POST /verify', { body: proof })).data.status;
  } catch (error) {
    return isRefusal(error) ? 'refused' : 'unreachable';
  }
}

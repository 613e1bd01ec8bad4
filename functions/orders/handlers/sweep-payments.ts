import { placeholderKeyId } from '#shared/razorpay.ts';
import { job } from '../../platform/job.ts';
import { razorpayKeys } from '../../platform/secrets.ts';
import { sweep } from '../sweep/sweep.ts';

/** Finds payments that neither the checkout nor a webhook reported. Does nothing until Razorpay's key is set. */
export const handler = job(async () => {
  const keys = await razorpayKeys();
  return keys.keyId === placeholderKeyId ? {} : { ...(await sweep(keys)) };
});

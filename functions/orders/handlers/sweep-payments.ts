import { placeholderKeyId } from '#shared/razorpay.ts';
import { job } from '../../platform/job.ts';
import { razorpayKeys } from '../../platform/secrets.ts';
import { sweep } from '../sweep/sweep.ts';

export const handler = job(async () => {
  const keys = await razorpayKeys();
  return keys.keyId === placeholderKeyId ? {} : { ...(await sweep(keys)) };
});

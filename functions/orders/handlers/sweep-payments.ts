import { keyIdToReplace } from '#shared/razorpay.ts';
import { job } from '../../platform/job.ts';
import { razorpayKeys } from '../../platform/secrets.ts';
import { sweep } from '../sweep/sweep.ts';

/** Finds the payments that no callback and no webhook has reported. Does nothing before the operator has set Razorpay's key. */
export const handler = job(async () => {
  const keys = await razorpayKeys();
  return keys.keyId === keyIdToReplace ? {} : { ...(await sweep(keys)) };
});

import { keyIdToReplace } from '#shared/razorpay.ts';
import { job } from '../../platform/job.ts';
import { razorpayKeys } from '../../platform/secrets.ts';
import { sweep } from '../sweep/sweep.ts';

/** Asks Razorpay about the payments that no callback and no webhook has told of, once there is a key to ask with. */
export const handler = job(async () => {
  const keys = await razorpayKeys();
  return keys.keyId === keyIdToReplace ? {} : { ...(await sweep(keys)) };
});

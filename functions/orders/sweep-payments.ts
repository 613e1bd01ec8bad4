import { job } from '../lib/event/job.ts';
import { sweep } from '../lib/payments/sweep.ts';
import { razorpayKeys } from '../lib/secrets.ts';

/** Asks Razorpay about the payments that no callback and no webhook has told of. */
export const handler = job(async () => sweep(await razorpayKeys()));

import { log } from '../lib/log.ts';
import { sweep } from '../lib/payments/sweep.ts';
import { razorpayKeys } from '../lib/secrets.ts';

/** Runs on a schedule, for what no callback and no webhook has told. Logs one line. */
export const handler = async (): Promise<void> => {
  const result = await sweep(await razorpayKeys());
  log({ event: 'sweep', ...result });
};

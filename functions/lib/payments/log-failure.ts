import { failureOf, log } from '../log.ts';

/** Logs what the sweep could not do for one order, payment or refund, while it goes on with the others. */
export const logFailure = (error: unknown, about: { order: string } | { payment: string }): void =>
  log({ event: 'sweep failed', ...about, error: failureOf(error) });

import { randomInt } from 'node:crypto';

/** A new id as Razorpay makes them: 14 letters and digits, after a prefix where there is one. */
export const newId = (prefix: 'order_' | 'pay_' | 'rfnd_' | 'disp_' | '' = ''): string =>
  prefix + Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join('');

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Digits of the length of a bank's reference. */
export const newReference = (): string => Array.from({ length: 12 }, () => randomInt(10)).join('');

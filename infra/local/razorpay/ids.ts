import { randomInt } from 'node:crypto';

export const newId = (prefix: 'order_' | 'pay_' | 'rfnd_' | 'disp_' | '' = ''): string =>
  prefix + Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join('');

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const newReference = (): string => Array.from({ length: 12 }, () => randomInt(10)).join('');

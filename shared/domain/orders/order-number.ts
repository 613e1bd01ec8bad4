import { dayInIndia } from '../time/india-time.ts';
import type { AdminOrder } from './order.ts';

/** Returns a number that's short enough to read out over the phone, such as `P-2026-12345678`. It never changes. */
export function orderNumber({ id, createdAt }: Pick<AdminOrder, 'id' | 'createdAt'>): string {
  const year = dayInIndia(createdAt).slice(0, 4);
  const digits = [...id].reduce((hash, character) => (hash * factor + character.charCodeAt(0)) % numbers, 0);
  return `P-${year}-${String(digits).padStart(8, '0')}`;
}

const numbers = 100_000_000;
// A prime small enough to keep every intermediate result a safe integer.
const factor = 1_000_003;

import { longDate } from '../time/format.ts';
import { dayInIndia } from '../time/india-time.ts';
import type { Enquiry } from './enquiry.ts';

/**
 * Returns a number such as `E-2026-01234567`, or `G-2026-01234567` for a complaint. It contains the year in India and
 * eight digits derived from the id.
 */
export function ticketOf({ id, createdAt, type }: { id: string; createdAt: string; type: string }): string {
  const digits = Number.parseInt(id.replaceAll('-', '').slice(-12), 16) % 100_000_000;
  const year = dayInIndia(createdAt).slice(0, 4);
  return `${type === 'complaint' ? 'G' : 'E'}-${year}-${String(digits).padStart(8, '0')}`;
}

export const firstToPay = 'Seats go to those who pay first; this isn’t a reservation.';

export const isComplaint = (ticket: string): boolean => ticket.startsWith('G-');

export function requestText({
  type,
  wants,
  batchStart,
}: Pick<Enquiry, 'type' | 'wants' | 'batchStart'>): string | undefined {
  if (type === 'callback') return 'wants a call';
  if (!wants) return undefined;
  const wish = wants === 'seat' ? 'wants a seat' : 'wants to know when a seat is free';
  return batchStart ? `${wish}, batch of ${longDate(batchStart)}` : wish;
}

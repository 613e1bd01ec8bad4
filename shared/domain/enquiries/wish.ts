import { longDate } from '../time/india-words.ts';
import type { Enquiry } from './enquiry.ts';

/** What an enquirer wants beside an answer, for the owner to read beside the title; undefined for an answer alone. */
export function wishInWords({
  type,
  wants,
  batchStart,
}: Pick<Enquiry, 'type' | 'wants' | 'batchStart'>): string | undefined {
  if (type === 'callback') return 'wants a call';
  if (!wants) return undefined;
  return batchStart ? `wants a place, batch of ${longDate(batchStart)}` : 'wants a place';
}

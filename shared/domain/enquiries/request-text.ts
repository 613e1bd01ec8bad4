import { longDate } from '../time/format.ts';
import type { Enquiry } from './enquiry.ts';

export function requestText({
  type,
  wants,
  batchStart,
}: Pick<Enquiry, 'type' | 'wants' | 'batchStart'>): string | undefined {
  if (type === 'callback') return 'wants a call';
  if (!wants) return undefined;
  return batchStart ? `wants a seat, batch of ${longDate(batchStart)}` : 'wants a seat';
}

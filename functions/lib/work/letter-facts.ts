import { dateInWords } from '#shared/domain/india-words.ts';
import { soldName } from '#shared/domain/order-names.ts';
import type { Sold } from '#shared/domain/sold.ts';
import { startDay } from '#shared/domain/work-reminders.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import { placeOf } from '../classes/place-of.ts';
import type { StoredOrder } from '../store/orders.ts';

/** An order as the letters about its work tell of it. */
export const orderFacts = (order: StoredOrder): FactsOf<'work-begun'> => ({
  order: order.id,
  what: soldName(order),
  ...(order.buyer && { name: order.buyer.name }),
});

/** The same for the owner, who may want to call. */
export const ownerFacts = (order: StoredOrder) => ({
  ...orderFacts(order),
  ...(order.buyer && { mobile: order.buyer.mobile }),
});

/** A place as its letters tell of it, with the day of the start in words. */
export async function placeFacts(
  sold: Extract<Sold, { kind: 'course' }>,
): Promise<Omit<FactsOf<'place-reserved'>, 'order' | 'what' | 'name'>> {
  const { batch, joining, timings, startDate } = await placeOf(sold);
  const day = startDay(startDate);
  return {
    ...(batch && { batch }),
    ...(joining && { joining }),
    ...(timings && { timings }),
    ...(day && { startDate: `${dateInWords(day)} ${day.slice(0, 4)}` }),
  };
}

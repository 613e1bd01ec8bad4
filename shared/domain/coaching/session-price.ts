import type { SessionsState } from './bookings.ts';

/** The price of some of an order's sessions, rounded to whole rupees. It and `paise`, the order's price, are in paise. */
export const sessionPrice = ({ sold }: Pick<SessionsState, 'sold'>, paise: number, count = 1): number =>
  Math.round((paise * count) / sold / 100) * 100;

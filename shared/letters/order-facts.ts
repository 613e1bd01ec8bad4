import { brand } from '../brand.ts';
import { refundDays } from '../domain/policies.ts';
import { money } from '../domain/rupees.ts';
import type { Block } from './letter.ts';
import { unbroken } from './words.ts';

/** An order as a letter tells of it. */
export interface OrderFacts {
  /** Our id of it, which is its number. */
  order: string;
  /** What was bought in words of the catalogue: `Resume, 7-14 years`. */
  what: string;
  /** The sum that the letter is about. */
  paise: number;
  /** The buyer's, as typed. An order that our page did not make may name nobody. */
  name?: string | undefined;
}

/** An order's buyer as the owner's letters call them. */
export const buyerName = ({ name }: Pick<OrderFacts, 'name'>): string => name || 'Buyer not named';

/** What an order is about, its sum and its number. */
export const orderFacts = ({ order, what, paise }: Omit<OrderFacts, 'name'>, sum: string): Block[] => [
  { kind: 'fact', name: 'For', value: what },
  { kind: 'fact', name: sum, value: money(paise) },
  { kind: 'fact', name: 'Order', value: order },
];

/** The business days within which an approved refund reaches the buyer, in words. */
export const refundTime = `${refundDays.least}-${refundDays.most} business days`;

/** The way to ask about an order. */
export const askAboutOrder: Block = {
  kind: 'paragraph',
  text: `Is something not right? Answer this mail, or call ${unbroken(brand.phoneShown)} and name the order.`,
};

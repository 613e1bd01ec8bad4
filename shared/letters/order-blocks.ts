import { brand } from '../brand.ts';
import { money } from '../domain/money/money.ts';
import { refundDays } from '../policies.ts';
import type { Block, Context, LinkTarget } from './letter.ts';
import { linkAddress } from './links.ts';
import { unbroken } from './words.ts';

/** An order as a letter tells of it. */
export interface OrderFacts {
  /** Our id of it. */
  order: string;
  /** Its short number, which people say. */
  number: string;
  /** What was bought in words of the catalogue: `Resume, 7-14 years`. */
  what: string;
  /** The sum that the letter is about. */
  paise: number;
  /** The buyer's, as typed. An order that our page did not make may name nobody. */
  name?: string | undefined;
}

/** An order as a letter about its work tells of it: whatever it cost. */
export interface WorkFacts extends Omit<OrderFacts, 'paise'> {
  paise?: number | undefined;
}

/** An order's buyer as the owner's letters call them. */
export const buyerName = ({ name }: Pick<OrderFacts, 'name'>): string => name || 'Buyer not named';

/** The order, as a letter about it opens it. */
export const opensOrder = ({ order }: Pick<OrderFacts, 'order'>): LinkTarget[] => [
  { page: 'order', id: order },
];

/** The way to the page of an order. */
export const orderButton = (context: Context, id: string, text = 'Open your order'): Block => ({
  kind: 'button',
  text,
  href: linkAddress(context, { page: 'order', id }),
});

/** The subject of an order, and its number. */
export const workBlocks = ({ number, what }: Pick<OrderFacts, 'number' | 'what'>): Block[] => [
  { kind: 'fact', name: 'For', value: what },
  { kind: 'fact', name: 'Order', value: number },
];

/** What an order is about, its sum and its number. */
export const orderBlocks = (
  { number, what, paise }: Omit<OrderFacts, 'name' | 'order'>,
  sum: string,
): Block[] => [
  { kind: 'fact', name: 'For', value: what },
  { kind: 'fact', name: sum, value: money(paise) },
  { kind: 'fact', name: 'Order', value: number },
];

/** The business days within which an approved refund reaches the buyer, in words. */
export const refundTime = `${refundDays.least}-${refundDays.most} business days`;

/** The way to ask about an order. */
export const askAboutOrder: Block = {
  kind: 'paragraph',
  text: `Is something not right? Answer this mail, or call ${unbroken(brand.phoneShown)} and name the order.`,
};

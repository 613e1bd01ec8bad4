import { brand } from '../brand.ts';
import { money } from '../domain/money/money.ts';
import { refundDays } from '../policies.ts';
import { contactInBrief } from './enquiry-blocks.ts';
import { type Block, type Context, type LinkTarget, paragraph } from './letter.ts';
import { linkAddress, phoneLinks } from './links.ts';
import { unbroken } from './words.ts';

/** An order, for mails about its money. */
export interface OrderFacts {
  /** The order's id. */
  order: string;
  /** The order's short number, which people say. */
  number: string;
  /** What was bought, in the catalogue's words: `Resume, 7-14 years`. */
  what: string;
  /** The sum that the letter is about. */
  paise: number;
  /** The buyer's name as typed; missing on an order that our page did not make. */
  name?: string | undefined;
  /** The buyer's telephone number, which only letters to the owner show. */
  mobile?: string | undefined;
}

/** An order, for mails about its work: these tell no price. */
export interface WorkFacts extends Omit<OrderFacts, 'paise'> {
  paise?: number | undefined;
}

type Buyer = Pick<OrderFacts, 'name' | 'mobile'>;

/** The buyer's name, for letters to the owner. */
export const buyerName = ({ name }: Buyer): string => name || 'Buyer not named';

/** The buyer's name and telephone number, for a preheader. */
export const buyerInBrief = ({ name, mobile = '' }: Buyer): string =>
  contactInBrief({ name: buyerName({ name }), phone: mobile });

/** The buyer with the ways to call, for letters to the owner. */
export const buyerContact = ({ name, mobile = '' }: Buyer, about: string): Block => ({
  kind: 'contact',
  name: buyerName({ name }),
  about,
  links: phoneLinks(mobile),
});

/** The page of an order as the target of a letter's link. */
export const opensOrder = ({ order }: Pick<OrderFacts, 'order'>): LinkTarget[] => [
  { page: 'order', id: order },
];

/** The button that opens the page of an order. */
export const orderButton = (context: Context, id: string, text = 'Open your order'): Block => ({
  kind: 'button',
  text,
  href: linkAddress(context, { page: 'order', id }),
});

/** What an order is for, and its number. */
export const workBlocks = ({ number, what }: Pick<OrderFacts, 'number' | 'what'>): Block[] => [
  { kind: 'fact', name: 'For', value: what },
  { kind: 'fact', name: 'Order', value: number },
];

/** What an order is for, a sum of money, and the order's number. */
export const orderBlocks = (
  { number, what, paise }: Pick<OrderFacts, 'number' | 'what' | 'paise'>,
  sum: string,
): Block[] => [
  { kind: 'fact', name: 'For', value: what },
  { kind: 'fact', name: sum, value: money(paise) },
  { kind: 'fact', name: 'Order', value: number },
];

/** How long an approved refund takes: `7-10 business days`. */
export const refundTime = `${refundDays.least}-${refundDays.most} business days`;

/** The sentence that says how to ask about an order. */
export const askAboutOrder: Block = paragraph(
  `Is something not right? Answer this mail, or call ${unbroken(brand.phoneShown)} and name the order.`,
);

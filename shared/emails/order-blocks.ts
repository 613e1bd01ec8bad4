import { brand } from '../brand.ts';
import { formatPaise } from '../domain/money/money.ts';
import { refundDays } from '../policies.ts';
import { contactLine, linkAddress, phoneLinks } from './links.ts';
import { withoutBreaks } from './plain-text.ts';
import { type Block, type Context, type LinkTarget, paragraph } from './template.ts';

export interface OrderFacts {
  order: string;
  number: string;
  what: string;
  paise: number;
  /** Missing if the order wasn't placed on our site. */
  name?: string | undefined;
  /** Only for emails to the owner. */
  mobile?: string | undefined;
}

export interface WorkFacts extends Omit<OrderFacts, 'paise'> {
  paise?: number | undefined;
}

type Buyer = Pick<OrderFacts, 'name' | 'mobile'>;

export const buyerName = ({ name }: Buyer): string => name || 'Unnamed buyer';

export const buyerLine = ({ name, mobile = '' }: Buyer): string =>
  contactLine({ name: buyerName({ name }), phone: mobile });

export const buyerContact = ({ name, mobile = '' }: Buyer, about: string): Block => ({
  kind: 'contact',
  name: buyerName({ name }),
  about,
  links: phoneLinks(mobile),
});

export const linkToOrder = ({ order }: Pick<OrderFacts, 'order'>): LinkTarget[] => [
  { page: 'order', id: order },
];

export const orderButton = (context: Context, id: string, text = 'Open your order'): Block => ({
  kind: 'button',
  text,
  href: linkAddress(context, { page: 'order', id }),
});

export const workBlocks = ({ number, what }: Pick<OrderFacts, 'number' | 'what'>): Block[] => [
  { kind: 'fact', name: 'For', value: what },
  { kind: 'fact', name: 'Order number', value: number },
];

export const orderBlocks = (
  { number, what, paise }: Pick<OrderFacts, 'number' | 'what' | 'paise'>,
  sum: string,
): Block[] => [
  { kind: 'fact', name: 'For', value: what },
  { kind: 'fact', name: sum, value: formatPaise(paise) },
  { kind: 'fact', name: 'Order number', value: number },
];

export const refundTime = `${refundDays.least}-${refundDays.most} business days`;

export const contactParagraph: Block = paragraph(
  `Anything wrong? Reply to this email, or call ${withoutBreaks(brand.displayPhone)} with your order number.`,
);

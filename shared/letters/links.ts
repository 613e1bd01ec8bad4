import { normalizePhone, readablePhone, whatsappNumber } from '../domain/text/phone.ts';
import type { Block, Context, Link, LinkTarget } from './letter.ts';
import { oneLine } from './words.ts';

/** The links to call a number and to write to it by WhatsApp; none if the number can't be dialled. */
export function phoneLinks(phone: string): Link[] {
  // A stored number only: a text that merely has a number in it makes no link.
  const number = /^\+?\d+$/.test(phone) ? normalizePhone(phone) : undefined;
  if (!number) return [];
  const whatsapp = whatsappNumber(number);
  return [
    { text: `Call ${readablePhone(number)}`, href: `tel:${number}` },
    ...(whatsapp ? [{ text: 'WhatsApp', href: `https://wa.me/${whatsapp}` }] : []),
  ];
}

/** The fact that shows an e-mail address. It is a link only where the address can add no recipient and no subject. */
export function emailFact(email: string): Extract<Block, { kind: 'fact' }> {
  const value = oneLine(email);
  const isPlain = /^[^\s":<>?@]+@[^\s":<>?@]+$/.test(value);
  return {
    kind: 'fact',
    name: 'Email',
    value,
    href: isPlain ? `mailto:${encodeURIComponent(value).replace('%40', '@')}` : undefined,
  };
}

/** The address at which the desk opens an enquiry. */
export const enquiryAddress = ({ site }: Context, id: string): string =>
  `${site}/admin?tab=manage-enquiries&enquiry=${encodeURIComponent(id)}`;

/** The address at which the desk opens an order. */
export const orderAddress = ({ site }: Context, order: string): string =>
  `${site}/admin?tab=orders&order=${encodeURIComponent(order)}`;

/** The address of the desk's tab Today. */
export const todayAddress = ({ site }: Context): string => `${site}/admin?tab=today`;

/** The address at which the desk opens bought work. */
export const workAddress = ({ site }: Context, order: string): string =>
  `${site}/admin?tab=work&order=${encodeURIComponent(order)}`;

/** The key of a target's signed part in `Context.links`. */
export const linkKey = ({ page, id }: LinkTarget): string => `${page} ${id}`;

/** The address that opens a target. Without a signed part it is that of the bare page, which says how to get a link. */
export function linkAddress({ site, links }: Context, target: LinkTarget): string {
  const link = links?.get(linkKey(target));
  return `${site}/${target.page}${link ? `#${link}` : ''}`;
}

/** An address that a mail may lead to; undefined for any other, such as `javascript:`. */
export const safeHref = (href = ''): string | undefined =>
  /^(?:https?:\/\/|tel:\+?\d|mailto:)[^\s<>"]+$/i.test(href) ? href : undefined;

/** A text in parts: each address of the web in it is a part with `href`. */
export const linkParts = (text: string): { text: string; href?: string | undefined }[] =>
  text
    .split(/(https?:\/\/[^\s<>"'“”‘’«»]*[^\s<>"'“”‘’«».,;:!?)\]।॥…])/)
    .map((part, index) => (index % 2 === 1 ? { text: part, href: safeHref(part) } : { text: part }))
    .filter(({ text }) => text !== '');

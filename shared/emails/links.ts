import { normalizePhone, readablePhone, whatsappAddress, whatsappNumber } from '../domain/text/phone.ts';
import { toOneLine } from './plain-text.ts';
import type { Block, Context, Link, LinkTarget } from './template.ts';

export function phoneLinks(phone: string): Link[] {
  // Accepts only a bare number, because text that merely contains a number mustn't become a link.
  const number = /^\+?\d+$/.test(phone) ? normalizePhone(phone) : undefined;
  if (!number) return [];
  return [
    { text: `Call ${readablePhone(number)}`, href: `tel:${number}` },
    ...(whatsappNumber(number) ? [{ text: 'WhatsApp', href: whatsappAddress(number) }] : []),
  ];
}

export const contactLine = ({ name, phone }: { name: string; phone: string }): string =>
  [name, readablePhone(phone)].filter(Boolean).join(' · ');

/** The address becomes a link only if it can't add recipients or a subject. */
export function emailFact(email: string): Extract<Block, { kind: 'fact' }> {
  const value = toOneLine(email);
  const isPlain = /^[^\s":<>?@]+@[^\s":<>?@]+$/.test(value);
  return {
    kind: 'fact',
    name: 'Email',
    value,
    href: isPlain ? `mailto:${encodeURIComponent(value).replace('%40', '@')}` : undefined,
  };
}

export const enquiryAddress = ({ site }: Context, id: string): string =>
  `${site}/admin?tab=manage-enquiries&enquiry=${encodeURIComponent(id)}`;

export const orderAddress = ({ site }: Context, order: string): string =>
  `${site}/admin?tab=orders&order=${encodeURIComponent(order)}`;

export const todayAddress = ({ site }: Context): string => `${site}/admin?tab=today`;

export const workAddress = ({ site }: Context, order: string): string =>
  `${site}/admin?tab=work&order=${encodeURIComponent(order)}`;

export const linkKey = ({ page, id }: LinkTarget): string => `${page} ${id}`;

/** Without a signature, the link leads to the bare page, which explains how to get a new link. */
export function linkAddress({ site, links }: Context, target: LinkTarget): string {
  const link = links?.get(linkKey(target));
  return `${site}/${target.page}${link ? `#${link}` : ''}`;
}

export const safeHref = (href = ''): string | undefined =>
  /^(?:https?:\/\/|tel:\+?\d|mailto:)[^\s<>"]+$/i.test(href) ? href : undefined;

export const splitLinks = (text: string): { text: string; href?: string | undefined }[] =>
  text
    .split(/(https?:\/\/[^\s<>"'“”‘’«»]*[^\s<>"'“”‘’«».,;:!?)\]।॥…])/)
    .map((part, index) => (index % 2 === 1 ? { text: part, href: safeHref(part) } : { text: part }))
    .filter(({ text }) => text !== '');

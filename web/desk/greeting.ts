import { brand } from '#shared/brand.ts';
import type { Enquiry, EnquiryType } from '#shared/domain/enquiries/enquiry.ts';

/** The words with which a message to somebody begins. */
export const hello = (name = ''): string => `Hello ${name}, this is ${brand.name}. `;

/** The greeting of a buyer, which names the order. */
export const greetBuyer = (name: string | undefined, what: string): string =>
  `${hello(name)}It is about your order, ${what}. `;

/** The greeting of an enquirer, which names the question. */
export const greetingOf = ({
  name,
  type,
  title,
  wants,
}: Pick<Enquiry, 'name' | 'type' | 'title' | 'wants'>): string =>
  `${hello(name)}${wants ? `You asked us for a place in ${title}.` : abouts[type](title)} `;

const asked = (title: string) => `You asked us about ${title}.`;

const abouts: Record<EnquiryType, (title: string) => string> = {
  course: asked,
  certification: asked,
  general: () => 'You wrote to us.',
  callback: () => 'You asked us to call you.',
  complaint: (title) => `You told us that something is wrong with ${title}.`,
};

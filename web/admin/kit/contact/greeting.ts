import { brand } from '#shared/brand.ts';
import type { Enquiry, EnquiryType } from '#shared/domain/enquiries/enquiry.ts';

export const hello = (name = ''): string => `Hello ${name}, this is ${brand.name}. `;

export const greetBuyer = (name: string | undefined, what: string): string =>
  `${hello(name)}It’s about your order, ${what}. `;

export const greetingOf = ({
  name,
  type,
  title,
  wants,
}: Pick<Enquiry, 'name' | 'type' | 'title' | 'wants'>): string =>
  `${hello(name)}${wants ? wishes[wants](title) : abouts[type](title)} `;

const wishes: Record<NonNullable<Enquiry['wants']>, (title: string) => string> = {
  seat: (title) => `You asked us for a seat in ${title}.`,
  waitlist: (title) => `You asked us to tell you when a seat in ${title} is free.`,
};

const asked = (title: string) => `You asked us about ${title}.`;

const abouts: Record<EnquiryType, (title: string) => string> = {
  course: asked,
  certification: asked,
  general: () => 'You wrote to us.',
  callback: () => 'You asked us to call you.',
  complaint: (title) => `You told us about a problem with ${title}.`,
};

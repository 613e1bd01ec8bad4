import type { Course as CourseJsonLd } from 'schema-dts';
import { brand } from '#shared/brand.ts';
import type { Course } from '#shared/domain/courses/course.ts';

/** A price of 0 means that the price is on request, so there's no offer. */
export const courseJsonLd = ({ id, title, description, price }: Course): CourseJsonLd => ({
  '@type': 'Course',
  url: `${brand.origin}/course/${id}`,
  name: title,
  description: description || title,
  provider: { '@type': 'Organization', name: brand.name, url: `${brand.origin}/` },
  ...(price > 0 && { offers: { '@type': 'Offer', category: 'Paid', price, priceCurrency: 'INR' } }),
});

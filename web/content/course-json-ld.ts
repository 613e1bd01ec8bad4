import type { Course as CourseJsonLd } from 'schema-dts';
import { brand } from '#shared/brand.ts';
import type { Course } from '#shared/domain/courses/course.ts';

/** A course with a price of 0 has no offer, because its price is on request. */
export const courseJsonLd = ({ id, title, description, price }: Course): CourseJsonLd => ({
  '@type': 'Course',
  url: `${brand.origin}/course/${id}`,
  name: title,
  description: description || title,
  provider: { '@type': 'Organization', name: brand.name, url: `${brand.origin}/` },
  ...(price > 0 && { offers: { '@type': 'Offer', category: 'Paid', price, priceCurrency: 'INR' } }),
});

import { brand } from '#shared/brand.ts';
import type { Course } from '#shared/domain/course.ts';
import { jsonLd } from '../../content/json-ld.ts';

/** The courses that the page lists, as search engines read a list of courses. */
export const CourseListData = ({ courses }: { courses: readonly Course[] }) => (
  <script type="application/ld+json">
    {jsonLd({
      '@type': 'ItemList',
      itemListElement: courses.map(({ id, title, description, price }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Course',
          url: `${brand.origin}/course/${id}`,
          name: title,
          description,
          provider: { '@type': 'Organization', name: brand.name, url: `${brand.origin}/` },
          // A price of 0 is told on request.
          ...(price > 0 && { offers: { '@type': 'Offer', price, priceCurrency: 'INR' } }),
        },
      })),
    })}
  </script>
);

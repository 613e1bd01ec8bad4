import { formatStart } from '#shared/domain/classes/class-start.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { formatPrice } from '#shared/domain/money/money.ts';
import { shortened } from '#shared/domain/text/text.ts';
import { courseJsonLd } from '../../content/course-json-ld.ts';
import { type PageHead, type PageProps, responseIn } from '../../page.ts';

export function courseHead({ data }: PageProps): Partial<PageHead> {
  const course = courseIn(data);
  if (course === 'unreadable') return { noindex: true };
  if (course === 'missing') return { title: 'Course not found', noindex: true };
  const start = course.startDate ? `starts ${formatStart(course.startDate)}` : undefined;
  const facts = [formatPrice(course.price), start, course.duration].filter(Boolean).join(', ');
  return {
    title: course.title.replace(/\s+/g, ' ').trim(),
    description: shortened(`${facts}. ${course.description}`.replace(/\s+/g, ' ').trim(), longestDescription),
    canonical: `/course/${course.id}`,
    graph: [courseJsonLd(course)],
  };
}

export const courseStatus = ({ data }: PageProps): 200 | 404 => (courseIn(data) === 'missing' ? 404 : 200);

const courseIn = (data: PageProps['data']): Course | 'missing' | 'unreadable' =>
  data === 'unreadable' ? data : (responseIn(data, 'GET /courses/{id}')?.data ?? 'missing');

// In characters. Search results cut off longer descriptions.
const longestDescription = 165;

import type { ItemList, ListItem } from 'schema-dts';
import { courseEntry } from '../../content/course-entry.ts';
import { answerIn, type PageHead, type PageProps } from '../../page.ts';

/** The courses that the page lists, as search engines read a list of courses. */
export function coursesHead({ data }: PageProps): Partial<PageHead> {
  const courses = answerIn(data, 'GET /courses')?.data ?? [];
  if (courses.length === 0) return {};
  const list: ItemList = {
    '@type': 'ItemList',
    itemListElement: courses.map(
      (course, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        item: courseEntry(course),
      }),
    ),
  };
  return { graph: [list] };
}

import type { ItemList, ListItem } from 'schema-dts';
import { courseEntry } from '../../content/course-entry.ts';
import type { PageHead, PageProps } from '../../page.ts';
import { opening } from './card.tsx';
import { timetable } from './catalogue.tsx';

/** The courses that have a card on the page, as search engines read a list of courses. */
export function coursesHead(props: PageProps): Partial<PageHead> {
  const courses = timetable(props)?.cards ?? [];
  if (courses.length === 0) return {};
  const list: ItemList = {
    '@type': 'ItemList',
    itemListElement: courses.map(
      (course, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        // What the card says, and so hardly a byte more.
        item: courseEntry({ ...course, description: opening(course.description) }),
      }),
    ),
  };
  return { graph: [list] };
}

import type { ItemList, ListItem } from 'schema-dts';
import { courseEntry } from '../../content/course-entry.ts';
import type { PageHead, PageProps } from '../../page.ts';
import { listHead, listStatus } from '../../ui/page-links.tsx';
import { opening } from './card.tsx';
import { coursesPerPage, timetable } from './catalogue.tsx';

export function coursesHead(props: PageProps): Partial<PageHead> {
  const list = timetable(props);
  const head = listHead('Courses and their prices', props.path, list);
  if (!list || list.found.length === 0) return head;
  const entries: ItemList = {
    '@type': 'ItemList',
    itemListElement: list.found.map(
      (course, index): ListItem => ({
        '@type': 'ListItem',
        position: (list.page - 1) * coursesPerPage + index + 1,
        item: courseEntry({ ...course, description: opening(course.description) }),
      }),
    ),
  };
  return { ...head, graph: [entries] };
}

export const coursesStatus = (props: PageProps) => listStatus(timetable(props));

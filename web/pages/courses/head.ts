import type { ItemList, ListItem } from 'schema-dts';
import { courseJsonLd } from '../../content/course-json-ld.ts';
import type { PageHead, PageProps } from '../../page.ts';
import { listHead, listStatus } from '../../ui/page-links.tsx';
import { excerpt } from './card.tsx';
import { coursesPerPage, listCourses } from './catalogue.tsx';

export function coursesHead(props: PageProps): Partial<PageHead> {
  const list = listCourses(props);
  const head = listHead('Courses and prices', props.path, list);
  if (!list || list.found.length === 0) return head;
  const entries: ItemList = {
    '@type': 'ItemList',
    itemListElement: list.found.map(
      (course, index): ListItem => ({
        '@type': 'ListItem',
        position: (list.page - 1) * coursesPerPage + index + 1,
        item: courseJsonLd({ ...course, description: excerpt(course.description) }),
      }),
    ),
  };
  return { ...head, graph: [entries] };
}

export const coursesStatus = (props: PageProps) => listStatus(listCourses(props));

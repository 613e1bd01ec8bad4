import type { Answer } from '#shared/api/client.ts';
import { getCourse, listCourses } from '#shared/api/courses.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { listInterviewQuestions } from '#shared/api/interview-questions.ts';
import { listPublicReviews } from '#shared/api/reviews.ts';
import { type DrawnPath, drawnPages, type PageData, type PageRoute } from '#shared/pages.ts';
import { cursorOf } from '../http/page-query.ts';
import { pick } from '../http/pick.ts';
import * as courses from '../store/courses.ts';
import * as questions from '../store/interview-questions.ts';
import type { Page, PageQuery } from '../store/page.ts';
import * as reviews from '../store/reviews.ts';

/** The page that is drawn, and the value of its path's parameter where it has one. */
interface Asked {
  page: DrawnPath;
  parameter: string | undefined;
}

/** The answers that a page shows, of the API's own fields. Throws where a store does not answer. */
export async function readPage(asked: Asked): Promise<PageData> {
  const wanted: readonly PageRoute[] = drawnPages[asked.page];
  return Object.fromEntries(
    await Promise.all(wanted.map(async (route) => [route, await readers[route](asked)])),
  );
}

type Reader<K extends PageRoute> = (asked: Asked) => Promise<Answer<K> | 'missing'>;

const readers: { [K in PageRoute]: Reader<K> } = {
  'GET /reviews/public': async () =>
    listed(listPublicReviews, await reviews.listPublic(firstPage(listPublicReviews.list))),

  'GET /courses': async ({ page }) =>
    listed(
      listCourses,
      page === '/sitemap.xml' ? await whole(courses.list) : await courses.list(firstPage(coursesShown)),
    ),

  'GET /courses/{id}': async ({ parameter = '' }) => {
    // The ids that the API takes; the table takes no key of any length.
    const course = /^[\w-]{1,100}$/.test(parameter) ? await courses.find(parameter) : undefined;
    return course
      ? { data: pick(getCourse.response, course) as Answer<'GET /courses/{id}'>['data'] }
      : 'missing';
  },

  // The page shows every category, and how many questions there are.
  'GET /interview-questions': async () => {
    const now = new Date().toISOString();
    return listed(listInterviewQuestions, await whole((query) => questions.listUpTo(now, query)));
  },
};

/** Courses that the list shows before somebody asks for more. */
const coursesShown = 20;

const firstPage = (limit: number): PageQuery => ({ limit, after: undefined });

/** All that a list has. A part of it is a megabyte, which is DynamoDB's limit. */
async function whole<T>(list: (query: PageQuery) => Promise<Page<T>>): Promise<Page<T>> {
  const items: T[] = [];
  let after: string | undefined;
  do {
    const page = await list({ limit: 1000, after });
    items.push(...page.items);
    after = page.next;
  } while (after !== undefined);
  return { items, next: undefined };
}

/** A page of a list as its route answers it. */
const listed = <E extends Endpoint & { response: NonNullable<Endpoint['response']> }, Items>(
  { response }: E,
  { items, next }: Page<Items>,
) => ({
  data: items.map((item) => pick(response, item)) as Items[],
  ...(next !== undefined && { next: cursorOf(next) }),
});

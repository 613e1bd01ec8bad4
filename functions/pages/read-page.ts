import type { Answer } from '#shared/api/client.ts';
import { listOffers } from '#shared/api/coaching.ts';
import { getCourse, listCourses } from '#shared/api/courses.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { listInterviewQuestions } from '#shared/api/interview-questions.ts';
import { getReviewSummary, listCourseReviews, listPublicReviews } from '#shared/api/reviews.ts';
import { listTeam } from '#shared/api/team.ts';
import { questionIdIn } from '#shared/domain/interview-questions/question-page.ts';
import {
  type PageData,
  type PageSource,
  type RenderedPath,
  type RenderedRows,
  renderedPages,
  renderedRows,
  type SourceAnswer,
} from '#shared/pages.ts';
import * as offers from '../coaching/visible-offers.ts';
import * as courses from '../courses/store.ts';
import * as questions from '../interview-questions/store.ts';
import * as members from '../members/store.ts';
import { cursorOf } from '../platform/http/page-query.ts';
import { pick } from '../platform/http/pick.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
import * as reviews from '../reviews/store.ts';
import * as reviewSummary from '../reviews/summary.ts';

interface Asked {
  page: RenderedPath;
  parameter: string | undefined;
}

export async function readPage(asked: Asked): Promise<PageData> {
  const wanted: readonly PageSource[] = renderedPages[asked.page];
  let summary: ReturnType<typeof reviewSummary.find> | undefined;
  const readSummary = () => (summary ??= reviewSummary.find());
  return Object.fromEntries(
    await Promise.all(
      wanted.map(async (source) => [source, await readers[source]({ ...asked, readSummary })]),
    ),
  );
}

interface Reading extends Asked {
  /** Reads it only once. */
  readSummary: () => ReturnType<typeof reviewSummary.find>;
}

type Reader<S extends PageSource> = (reading: Reading) => Promise<SourceAnswer<S> | 'missing' | 'gone'>;

const readers: { [S in PageSource]: Reader<S> } = {
  'GET /reviews/public': async ({ page, parameter, readSummary }) => {
    const summary = page === '/reviews/{page}' ? await readSummary() : undefined;
    const list = summary ? () => reviewSummary.listPage(summary, Number(parameter)) : reviews.listPublic;
    return readList(listPublicReviews, list, rowsOf(page, 'GET /reviews/public'));
  },

  'GET /reviews/summary': async ({ readSummary }) => ({
    data: pick(getReviewSummary.response, await readSummary()) as Answer<'GET /reviews/summary'>['data'],
  }),

  'GET /courses/{id}/reviews': async ({ page, parameter = '' }) =>
    isId(parameter)
      ? readList(
          listCourseReviews,
          (query) => reviews.listOfCourse(parameter, query),
          rowsOf(page, 'GET /courses/{id}/reviews'),
        )
      : 'missing',

  'GET /courses': () => readList(listCourses, courses.listWithSeats(courses.list)),

  'GET /courses/{id}': async ({ parameter = '' }) => {
    const course = isId(parameter) ? await courses.findWithSeats(parameter) : undefined;
    return course && !course.isHidden
      ? { data: pick(getCourse.response, course) as Answer<'GET /courses/{id}'>['data'] }
      : 'missing';
  },

  'GET /interview-questions': () => {
    const now = new Date().toISOString();
    return readList(listInterviewQuestions, (query) => questions.listPublished(now, query));
  },

  'GET /team': () => readList(listTeam, members.listVisible),

  'GET /coaching/offers': () => readList(listOffers, offers.listWithTimes),

  'interview question': async ({ parameter = '' }) => {
    const id = questionIdIn(parameter);
    const found = id ? await questions.findPublished(id, new Date().toISOString()) : 'missing';
    return typeof found === 'string' ? found : { data: found };
  },

  'sitemap parts': async () => ({
    data: (await questions.listSitemapParts()).map((prefix) => prefix || 'all'),
  }),

  'questions of a sitemap part': async ({ parameter }) => {
    const prefix = parameter === 'all' ? '' : (parameter ?? '');
    const found = await questions.listInSitemapPart(prefix, new Date().toISOString());
    return found === 'missing' ? found : { data: found };
  },
};

/** Only IDs that the API accepts are looked up, because DynamoDB rejects keys that are too long. */
const isId = (parameter: string) => /^[\w-]{1,100}$/.test(parameter);

type List<Item> = (query: PageQuery) => Promise<Page<Item>>;

const rowsOf = (page: RenderedPath, source: PageSource) => (renderedRows as RenderedRows)[page]?.[source];

async function readList<E extends Endpoint & { response: NonNullable<Endpoint['response']> }, Item>(
  { response }: E,
  list: List<Item>,
  rows?: number,
) {
  const { items, next } =
    rows === undefined ? await whole(list) : await list({ limit: rows, after: undefined });
  return {
    data: items.map((item) => pick(response, item)) as Item[],
    ...(next !== undefined && { next: cursorOf(next) }),
  };
}

async function whole<Item>(list: List<Item>): Promise<Page<Item>> {
  const items: Item[] = [];
  let after: string | undefined;
  do {
    const page = await list({ limit: 1000, after });
    items.push(...page.items);
    after = page.next;
  } while (after !== undefined);
  return { items, next: undefined };
}

import * as React from 'react';
import { ApiError, createClient } from '#shared/api/client.ts';
import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { questionIdIn } from '#shared/domain/interview-questions/question-page.ts';
import {
  findRenderedPage,
  type PageAnswer,
  type PageData,
  type PageSource,
  type RenderedRows,
  renderedPages,
  renderedRows,
} from '#shared/pages.ts';
import { renderPage, renderWithoutData } from '#web/site/render.tsx';
import { routes } from '#web/site/routes.ts';

// Collecting React's element stacks takes as long as rendering, so this turns it off.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => {},
});

const builtPages = new Map<(typeof routes)[number], string>();

export async function documentAt(address: string): Promise<Document> {
  return new DOMParser().parseFromString((await answerAt(address)).body, 'text/html');
}

export async function answerAt(address: string): Promise<PageAnswer> {
  const path = decodeURIComponent(new URL(address, 'https://site.example').pathname);
  const built = routes.find((route) => route.path === path);
  const found = findRenderedPage(path);
  if (found && (!built || found.page === path))
    return renderPage({
      page: found.page,
      path,
      data: await read(found.page, found.parameter ?? ''),
      now: Date.now(),
    });
  const route = built ?? routes.find((other) => other.path === '*');
  const body = (route && (builtPages.get(route) ?? renderWithoutData(route).html)) ?? '';
  if (route) builtPages.set(route, body);
  return { status: built ? 200 : 404, headers: { 'content-type': 'text/html' }, body };
}

async function read(page: keyof typeof renderedPages, id: string): Promise<PageData | 'unreadable'> {
  const call = createClient((...request) => fetch(...request));
  const answers: [PageSource, unknown][] = [];
  for (const route of renderedPages[page] as readonly PageSource[])
    try {
      if (route === 'interview question') {
        const { data } = await whole((cursor) => call('GET /interview-questions', { query: { cursor } }));
        answers.push([route, withNeighbours(data as InterviewQuestion[], id)]);
        continue;
      }
      if (!isRoute(route)) throw new Error(`Tests don’t visit ${page}.`);
      const limit = (renderedRows as RenderedRows)[page]?.[route];
      const readFrom = (cursor?: string) =>
        call(route, { path: { id }, query: { cursor, limit } } as never) as Promise<ReadAnswer>;
      const isPaged = page === '/reviews/{page}' && route === 'GET /reviews/public';
      const skipped = isPaged ? Number(id) - 1 : 0;
      answers.push([route, limit === undefined ? await whole(readFrom) : await pageAfter(readFrom, skipped)]);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) return 'unreadable';
      answers.push([route, 'missing']);
    }
  return Object.fromEntries(answers);
}

const isRoute = (source: PageSource): source is Extract<PageSource, `GET ${string}`> =>
  source.startsWith('GET ');

function withNeighbours(questions: readonly InterviewQuestion[], segment: string) {
  const index = questions.findIndex(({ id }) => id === questionIdIn(segment));
  const question = questions[index];
  if (!question) return 'missing';
  return { data: { question, previous: questions[index - 1], next: questions[index + 1] } };
}

type ReadAnswer = Awaited<ReturnType<ReturnType<typeof createClient>>>;

async function pageAfter(
  readFrom: (cursor?: string) => Promise<ReadAnswer>,
  skipped: number,
  cursor?: string,
): Promise<ReadAnswer> {
  const answer = await readFrom(cursor);
  return skipped > 0 ? pageAfter(readFrom, skipped - 1, answer.next) : answer;
}

async function whole(
  readFrom: (cursor?: string) => Promise<ReadAnswer>,
  cursor?: string,
): Promise<ReadAnswer> {
  const answer = await readFrom(cursor);
  if (answer.next === undefined) return answer;
  const rest = await whole(readFrom, answer.next);
  return { data: [answer.data, rest.data].flat() } as ReadAnswer;
}

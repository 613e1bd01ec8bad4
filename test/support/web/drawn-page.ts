import * as React from 'react';
import { ApiError, createClient } from '#shared/api/client.ts';
import {
  type DrawnRows,
  drawnPages,
  drawnRows,
  findDrawnPage,
  type PageAnswer,
  type PageData,
  type PageRoute,
} from '#shared/pages.ts';
import { drawPage, drawWithoutData } from '#web/site/draw.tsx';
import { routes } from '#web/site/routes.ts';

// React records where each element is made for its warnings, which takes as long as the drawing.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => {},
});

/** The built pages, each drawn once for a test file, as they do not change. */
const builtPages = new Map<(typeof routes)[number], string>();

/** The document of an address, drawn with the scripted API's answers. */
export async function documentAt(address: string): Promise<Document> {
  return new DOMParser().parseFromString((await answerAt(address)).body, 'text/html');
}

/** The answer for an address: a page drawn with the scripted API's answers, or a built page. */
export async function answerAt(address: string): Promise<PageAnswer> {
  const path = decodeURIComponent(new URL(address, 'https://site.example').pathname);
  const built = routes.find((route) => route.path === path);
  const found = findDrawnPage(path);
  // An exact path comes before a path with a parameter.
  if (found && (!built || found.page === path))
    return drawPage({
      page: found.page,
      path,
      data: await read(found.page, found.parameter ?? ''),
      now: Date.now(),
    });
  const route = built ?? routes.find((other) => other.path === '*');
  const body = (route && (builtPages.get(route) ?? drawWithoutData(route).html)) ?? '';
  if (route) builtPages.set(route, body);
  return { status: built ? 200 : 404, headers: { 'content-type': 'text/html' }, body };
}

async function read(page: keyof typeof drawnPages, id: string): Promise<PageData | 'unreadable'> {
  // `fetch` is looked up at each call, so that its replacement is used.
  const call = createClient((...request) => fetch(...request));
  const answers: [PageRoute, unknown][] = [];
  for (const route of drawnPages[page] as readonly PageRoute[])
    try {
      const limit = (drawnRows as DrawnRows)[page]?.[route];
      const readFrom = (cursor?: string) =>
        call(route, { path: { id }, query: { cursor, limit } } as never) as Promise<ReadAnswer>;
      answers.push([route, limit === undefined ? await whole(readFrom) : await readFrom()]);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) return 'unreadable';
      answers.push([route, 'missing']);
    }
  return Object.fromEntries(answers);
}

type ReadAnswer = Awaited<ReturnType<ReturnType<typeof createClient>>>;

/** The rest of a list from a cursor on. */
async function whole(
  readFrom: (cursor?: string) => Promise<ReadAnswer>,
  cursor?: string,
): Promise<ReadAnswer> {
  const answer = await readFrom(cursor);
  if (answer.next === undefined) return answer;
  const rest = await whole(readFrom, answer.next);
  return { data: [answer.data, rest.data].flat() } as ReadAnswer;
}

import { ApiError, createClient } from '#shared/api/client.ts';
import {
  type DrawPage,
  drawnPages,
  drawnRows,
  findDrawnPage,
  type PageAnswer,
  type PageData,
  type PageRequest,
  type PageRoute,
} from '#shared/pages.ts';
import type { Send } from './http-server.ts';

/** What `web/site/draw.tsx` exports, of which no type is imported: infra knows nothing of web. */
export interface Drawing {
  drawPage: DrawPage;
  drawAll: () => { path: string; html: string }[];
  /** Texts of the files beside the pages, by path. */
  drawFiles: () => Record<string, string>;
}

/**
 * Draws each address by the drawing as it now is: with what the API answers, as the page of the build, or as a file
 * beside the pages.
 */
export function createDrawnPages(callApi: Send, load: () => Promise<Drawing>): Send {
  const read = createReader(callApi);
  return async ({ url }) => {
    const path = decodedPath(url);
    const { drawPage, drawAll, drawFiles } = await load();
    const built = drawAll().find((page) => page.path === path);
    const found = findDrawnPage(path);
    // A page of its own goes before one with a parameter.
    if (found && (!built || found.page === path))
      return toResponse(drawPage({ page: found.page, path, data: await read(found) }));
    if (built) return document(built.html, 200);
    const file = drawFiles()[path];
    if (file !== undefined) return new Response(file);
    return document(drawAll().find((page) => page.path === '*')?.html ?? '', 404);
  };
}

function createReader(callApi: Send) {
  const call = createClient((path, init) => callApi(new Request(`http://localhost${path}`, init)));

  /** What a page's routes answer: so many rows as the page shows of a list, or all. */
  return async ({ page, parameter = '' }: Asked): Promise<PageRequest['data']> => {
    const answers: [PageRoute, unknown][] = [];
    const routes: readonly PageRoute[] = drawnPages[page];
    for (const route of routes)
      try {
        answers.push([route, await readAll(route, parameter, drawnRows[page])]);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) return 'unreadable';
        answers.push([route, 'missing']);
      }
    return Object.fromEntries(answers) as PageData;
  };

  async function readAll(route: PageRoute, id: string, limit: number | undefined) {
    const rows: unknown[] = [];
    let cursor: string | undefined;
    do {
      const parameters = { path: { id }, query: { limit, cursor } };
      // The route's own parameters are among them, and the others are left out.
      const answer = await call(route, parameters as never);
      if (limit !== undefined || !Array.isArray(answer.data)) return answer;
      rows.push(...answer.data);
      cursor = answer.next;
    } while (cursor !== undefined);
    return { data: rows };
  }
}

type Asked = NonNullable<ReturnType<typeof findDrawnPage>>;

/** The path as it was written where it is no UTF-8. */
function decodedPath(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Without the policy, which knows nothing of Vite's scripts. */
const toResponse = ({ status, headers, body }: PageAnswer) =>
  new Response(body, { status, headers: { 'content-type': headers['content-type'] } });

const document = (html: string, status: number) =>
  new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { shareTags } from './head/share-tags.ts';
import { siteFiles } from './head/site-files.ts';
import { structuredData } from './head/structured-data.ts';
import type { PageRoute } from './loading/page-route.ts';
import { routes } from './routes.tsx';
import { Site } from './site.tsx';

/** A route's page as HTML: what belongs into the head, and what stands in the body. */
export interface Drawn {
  route: PageRoute;
  head: string;
  body: string;
}

/** Draws every route's page as a visitor without a script sees it. */
export const drawAll = (): Promise<Drawn[]> => Promise.all(routes.map(draw));

/** The files beside the pages, by their path: the sitemap and its like. */
export const drawFiles = (): Record<string, string> => siteFiles(routes);

async function draw(route: PageRoute): Promise<Drawn> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={route.path.replace(/:\w+|^\*/, '/_').replaceAll('//', '/')}>
      <Site />
    </StaticRouter>,
    {
      // By default React hides what comes after 12.8 kB until an inline script shows it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw new AggregateError(errors, `${route.path} could not be drawn.`);
  const html = await new Response(prelude).text();
  // React puts titles, metas and links before everything else.
  const head = html.match(/^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/)?.[0] ?? '';
  const body = html.slice(head.length);
  return { route, head: head + shareTags(route) + structuredData(route, body), body };
}

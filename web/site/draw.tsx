import { renderToStaticMarkup } from 'react-dom/server';
import { type DrawPage, drawnPages } from '#shared/pages.ts';
import { checkoutPaths, checkoutPolicy, pagePolicy } from '#shared/site-policy.ts';
import { Layout } from '../layout/layout.tsx';
import type { Page, PageProps } from '../page.ts';
import type { Built } from './built.ts';
import { documentOf, type PageDocument } from './document.ts';
import { siteFiles, sitemap } from './head/site-files.ts';
import { routes } from './routes.ts';

declare const builtFiles: Built;

/** Draws a page on request, with what the stores said. */
export const drawPage: DrawPage = ({ page, path, data, now }) => {
  if (page === '/sitemap.xml')
    return {
      status: data === 'unreadable' ? 503 : 200,
      headers: { 'content-type': 'application/xml; charset=utf-8' },
      body: sitemap(routes, data),
    };
  const route = routes.find((candidate) => candidate.path === page);
  if (!route)
    throw new Error(`${page} stands in shared/pages.ts, and no route of web/site/routes.ts draws it.`);
  const { html, hashes } = draw(route, { path, data, now });
  const policy = checkoutPaths.includes(page) ? checkoutPolicy : pagePolicy;
  return {
    status: data === 'unreadable' ? 503 : (route.statusOf?.({ path, data, now }) ?? 200),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(hashes),
    },
    body: html,
  };
};

/** The sources of the pages that are drawn on request. */
export const drawnSources: readonly string[] = routes
  .filter(({ path }) => path in drawnPages)
  .map(({ source }) => source);

/** A page of the build: its path and its document. */
export interface BuiltPage extends PageDocument {
  path: string;
  source: string;
}

/** Draws every page as it is without data. */
export const drawAll = (): BuiltPage[] => routes.map(drawWithoutData);

/** Draws a page as it is without data: a page that is drawn on request says that its data could not be read. */
export function drawWithoutData(route: Page): BuiltPage {
  const { path, source } = route;
  const data = path in drawnPages ? 'unreadable' : {};
  return { path, source, ...draw(route, { path: path.replace(/\{\w+\}|^\*/, '_'), data }) };
}

/** The files beside the pages, by their path. */
export const drawFiles = (): Record<string, string> => siteFiles(routes);

function draw(route: Page, props: PageProps): PageDocument {
  const { Frame = Layout } = route;
  const body = renderToStaticMarkup(
    <Frame path={props.path}>
      <route.Page {...props} />
    </Frame>,
  );
  return documentOf(
    { route, head: { ...route, ...route.headOf?.(props) }, path: props.path, body },
    builtFiles,
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { needsData, type RenderPage, renderedPages } from '#shared/pages.ts';
import { checkoutPaths, checkoutPolicy, pagePolicy } from '#shared/site-policy.ts';
import { Layout } from '../layout/layout.tsx';
import type { Page, PageProps } from '../page.ts';
import type { Built } from './built.ts';
import { documentOf, type PageDocument } from './document.ts';
import { siteFiles } from './head/site-files.ts';
import { isSitemap, sitemapOf } from './head/sitemaps.ts';
import { routes } from './routes.ts';

declare const builtFiles: Built;

export const renderPage: RenderPage = ({ page, path, data, now }) => {
  if (isSitemap(page)) return sitemapOf(page, routes, data);
  const route = routes.find((candidate) => candidate.path === page);
  if (!route)
    throw new Error(`${page} is in shared/pages.ts, but no route in web/site/routes.ts renders it.`);
  const location = route.redirectOf?.({ path, data, now });
  if (location)
    return { status: 301, headers: { 'content-type': 'text/plain; charset=utf-8', location }, body: '' };
  const { html, hashes } = renderRoute(route, { path, data, now });
  const policy = checkoutPaths.includes(page) ? checkoutPolicy : pagePolicy;
  return {
    status: data === 'unreadable' && needsData(page) ? 503 : (route.statusOf?.({ path, data, now }) ?? 200),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(hashes),
    },
    body: html,
  };
};

export const renderedSources: readonly string[] = routes
  .filter(({ path }) => path in renderedPages)
  .map(({ source }) => source);

export interface BuiltPage extends PageDocument {
  path: string;
  source: string;
}

export const renderAll = (): BuiltPage[] => routes.map(renderWithoutData);

export function renderWithoutData(route: Page): BuiltPage {
  const { path, source } = route;
  const data = path in renderedPages ? 'unreadable' : {};
  return { path, source, ...renderRoute(route, { path: path.replace(/\{\w+\}|^\*/, '_'), data }) };
}

export const renderFiles = (): Record<string, string> => siteFiles(routes);

function renderRoute(route: Page, props: PageProps): PageDocument {
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

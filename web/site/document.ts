import { createHash } from 'node:crypto';
import { escaped } from '#shared/domain/text/text.ts';
import { dark, light } from '#shared/palette.ts';
import { pageTitle } from '../content/page-title.ts';
import type { Page, PageHead } from '../page.ts';
import type { Built } from './built.ts';
import { shareTags } from './head/share-tags.ts';
import { structuredData } from './head/structured-data.ts';

export interface PageDocument {
  html: string;
  hashes: { styles: string[]; scripts: string[] };
}

interface RenderedPage {
  route: Page;
  head: PageHead;
  path: string;
  body: string;
}

/** Styles are inlined, so that the page is readable after a single request. Scripts load on the first interaction. */
export function documentOf({ route, head, path, body }: RenderedPage, built: Built): PageDocument {
  const styles = built.sheets[route.source] ?? '';
  const { start } = built;
  const app = built.apps[route.path];
  const ownStart = built.ownStarts[route.source];
  const scripts = scriptsOf(body, built);
  const html = [
    '<!doctype html>',
    '<html lang="en-IN">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // This must come before anything that makes a request.
    ...(head.noReferrer ? ['<meta name="referrer" content="no-referrer">'] : []),
    `<title>${escaped(pageTitle(head.title))}</title>`,
    // If this were in the style sheet, the build would add a fallback for every `light-dark()`.
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${light.paper}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark.paper}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...built.fonts.map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin${app?.fontMedia ? ` media="${app.fontMedia}"` : ''} href="${file}">`,
    ),
    `<script${scripts.length > 0 ? ` data-scripts="${scripts.join(' ')}"` : ''}>${start}</script>`,
    ...(ownStart ? [`<script>${ownStart}</script>`] : []),
    `<script type="speculationrules">${speculation}</script>`,
    shareTags(head, path),
    structuredData(head, path),
    `<style>${styles}</style>`,
    // These come after the shared rules, so that the page's own rules win.
    ...(app ? appTags(app) : []),
    '</head>',
    `<body>${body}</body>`,
    '</html>',
  ].join('\n');
  return {
    html,
    hashes: { styles: [hashOf(styles)], scripts: [start, ownStart ?? [], speculation].flat().map(hashOf) },
  };
}

function scriptsOf(body: string, { hydrate, islands }: Built): string[] {
  const names = [...body.matchAll(/ data-island="([\w/-]+)"(?![^>]* data-hydrate="owner")/g)].map(
    ([, name = '']) => name,
  );
  if (names.length === 0) return [];
  return [...new Set([...hydrate, ...names.flatMap((name) => islands[name] ?? [])])];
}

const appTags = ({ scripts, sheets }: Built['apps'][string]) => [
  ...sheets.map((file) => `<link rel="stylesheet" href="${file}">`),
  ...scripts.map((file, place) =>
    place === 0
      ? `<script type="module" src="${file}"></script>`
      : `<link rel="modulepreload" href="${file}">`,
  ),
];

const speculation = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/admin*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parameterPatterns, renderedPages } from '#shared/pages.ts';
import { signedLink } from '#shared/signed-link.ts';
import type { BuiltSite } from './manifest.ts';
import { renderedFiles } from './rendered-pages.ts';

export const edgeFunctions = ({
  pages,
  release,
}: Pick<BuiltSite, 'pages' | 'release'>): Record<EdgeFunction, string> => ({
  'site-request': compact(
    source('site-request')
      .replace('__PAGES__', () => JSON.stringify(withoutRendered(pages)))
      .replace('__RENDERED__', () => JSON.stringify(renderedFiles({ pages })))
      .replace('__FORMS__', () => literalOf(parameterPatterns))
      .replace('__LINK__', () => String(signedLink))
      .replace('__RELEASE__', () => JSON.stringify(release)),
  ),
  'site-response': compact(source('site-response')),
  'api-request': compact(source('api-request')),
});

export type EdgeFunction = 'site-request' | 'site-response' | 'api-request';

export const edgeRuntime = 'cloudfront-js-2.0';

const maximumBytes = 10 * 1024;

const withoutRendered = (pages: BuiltSite['pages']) =>
  Object.fromEntries(Object.entries(pages).filter(([route]) => !(route in renderedPages)));

const literalOf = (forms: Record<string, RegExp>) =>
  `{${Object.entries(forms).map(([route, form]) => `${JSON.stringify(route)}: ${form}`)}}`;

const source = (name: EdgeFunction) => readFileSync(join(import.meta.dirname, `${name}.js`), 'utf8');

/** Removes comments, because they count towards CloudFront's 10 KB limit. */
function compact(text: string): string {
  const code = text.replace(/^ *\/\/.*\n/gm, '').trim();
  const size = Buffer.byteLength(code);
  if (size > maximumBytes)
    throw new Error(`A CloudFront Function is limited to 10,240 bytes, and this one has ${size}.`);
  return code;
}

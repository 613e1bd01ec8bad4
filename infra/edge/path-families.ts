import { portraitFolder } from '#shared/domain/team/portrait.ts';
import { renderedPages } from '#shared/pages.ts';
import { checkoutPaths } from '#shared/site-policy.ts';

export type PathFamily = 'api' | 'assets' | 'checkout' | 'portraits' | 'rendered' | 'site';

/** As in CloudFront, `*` matches any characters including slashes, and `?` matches a single character. */
interface FamilyPath {
  pattern: string;
  family: PathFamily;
  /** Successful responses are cached for a minute and shared by visitors. */
  isShared?: true;
}

/** These must be exactly the calls that the contract marks as `cached`. */
export const cachedPaths = [
  '/api/coaching/offers*',
  '/api/courses*',
  '/api/reviews/public',
  '/api/reviews/summary',
  '/api/interview-questions',
  '/api/team',
] as const;

/** In the order of CloudFront's behaviors: the first match wins, and the last pattern matches everything. */
export function familyPaths(): FamilyPath[] {
  const patterns = Object.keys(renderedPages)
    .filter((route) => route !== '/' && !checkoutPaths.includes(route))
    .map(patternOf);
  // `/certifications/*` already covers `/certifications/pmp`.
  const rendered = patterns.filter((path) => !patterns.some((other) => other !== path && fits(other, path)));
  return [
    ...cachedPaths.map((pattern) => ({ pattern, family: 'api' as const, isShared: true as const })),
    { pattern: '/api/*', family: 'api' },
    { pattern: '/assets/*', family: 'assets' },
    { pattern: `/${portraitFolder}/*`, family: 'portraits' },
    ...checkoutPaths.map((pattern) => ({ pattern, family: 'checkout' as const })),
    ...rendered.map((pattern) => ({ pattern, family: 'rendered' as const })),
    // CloudFront has no pattern for just `/`, so the default behavior serves it.
    { pattern: '/?*', family: 'site' },
    { pattern: '*', family: 'rendered' },
  ];
}

export const familyOf = (paths: readonly FamilyPath[], path: string): PathFamily =>
  paths.find(({ pattern }) => fits(pattern, path))?.family ?? 'site';

const patternOf = (route: string) => route.replace(/\{\w+\}/, '*');

function fits(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(path);
}

import { drawnPages } from '#shared/pages.ts';
import { checkoutPaths } from '#shared/site-policy.ts';

/** The families of answers that share their headers and where they come from. */
export type PathFamily = 'api' | 'assets' | 'checkout' | 'drawn' | 'site';

/** Paths as a behavior of CloudFront has them: `*` stands for any characters, slashes too, and `?` for one. */
export interface FamilyPath {
  pattern: string;
  family: PathFamily;
  /** Whether visitors share its good answers for a minute. */
  isShared?: true;
}

/** Paths of the API that visitors share the answers of: the calls that the contract marks `cached`, and no other reads. */
export const cachedPaths = ['/api/courses*', '/api/reviews/public', '/api/interview-questions'] as const;

/**
 * The family of every path, in the order of CloudFront's behaviors: the first pattern that fits counts, and the last
 * fits all.
 */
export function familyPaths(): FamilyPath[] {
  const patterns = Object.keys(drawnPages)
    .filter((route) => route !== '/' && !checkoutPaths.includes(route))
    .map(patternOf);
  // `/certifications/*` fits `/certifications/pmp` too.
  const drawn = patterns.filter((path) => !patterns.some((other) => other !== path && fits(other, path)));
  return [
    ...cachedPaths.map((pattern) => ({ pattern, family: 'api' as const, isShared: true as const })),
    { pattern: '/api/*', family: 'api' },
    { pattern: '/assets/*', family: 'assets' },
    ...checkoutPaths.map((pattern) => ({ pattern, family: 'checkout' as const })),
    ...drawn.map((pattern) => ({ pattern, family: 'drawn' as const })),
    // All but `/` itself, for which CloudFront has no pattern: it is what the default behavior is left.
    { pattern: '/?*', family: 'site' },
    { pattern: '*', family: 'drawn' },
  ];
}

/** The family that a requested path belongs to. */
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

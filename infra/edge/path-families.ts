import { drawnPages } from '#shared/pages.ts';
import { checkoutPaths } from '#shared/site-policy.ts';

/** The families of paths whose answers have the same origin and the same headers. */
export type PathFamily = 'api' | 'assets' | 'checkout' | 'drawn' | 'site';

/** A pattern of a CloudFront behavior: `*` stands for any characters, slashes too, and `?` for one character. */
interface FamilyPath {
  pattern: string;
  family: PathFamily;
  /** Visitors share good answers for a minute. */
  isShared?: true;
}

/** The paths of the API whose answers visitors share: exactly the calls that the contract marks as `cached`. */
export const cachedPaths = ['/api/courses*', '/api/reviews/public', '/api/interview-questions'] as const;

/**
 * The family of every path, in the order of CloudFront's behaviors: the first fitting pattern counts, and the last
 * pattern fits all.
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
    // CloudFront has no pattern for `/` alone, so the default behavior serves it.
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

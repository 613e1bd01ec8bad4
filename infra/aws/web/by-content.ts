import { createHash } from 'node:crypto';

/**
 * A construct's id that changes with what it holds: CloudFormation then makes a new resource, points the
 * distribution at it, and removes the old one last. Changed in place, a function and the policy of the pages
 * it leads to would reach the edge at different times.
 */
export const byContent = (name: string, content: unknown): string =>
  `${name}-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8)}`;

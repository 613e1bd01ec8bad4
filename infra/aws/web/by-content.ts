import { createHash } from 'node:crypto';

/**
 * A construct's id that changes with its content: CloudFormation then makes a new resource, points the distribution at it,
 * and removes the old one last. If they changed in place, a function and the policy of the pages that it leads to would
 * reach the edge at different times.
 */
export const byContent = (name: string, content: unknown): string =>
  `${name}-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8)}`;

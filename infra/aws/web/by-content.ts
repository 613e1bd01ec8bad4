import { createHash } from 'node:crypto';

/**
 * An id that changes with the content: CloudFormation then creates a new resource, switches the distribution and
 * deletes the old one. Changed in place, a function and its policy would reach the edge at different times.
 */
export const byContent = (name: string, content: unknown): string =>
  `${name}-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8)}`;

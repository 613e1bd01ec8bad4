import { createHash } from 'node:crypto';

/**
 * The id changes with the content, so CloudFormation creates a new resource, switches the distribution to it and
 * deletes the old one. If a function and its policy were updated in place, they'd reach the edge at different times.
 */
export const byContent = (name: string, content: unknown): string =>
  `${name}-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8)}`;

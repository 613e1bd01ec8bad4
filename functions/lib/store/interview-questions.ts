import type { InterviewQuestion } from '#shared/domain/interview-question.ts';
import type { PageQuery } from '../http/page-query.ts';
import * as table from './table.ts';

/**
 *   pk         sk     gsi1pk     gsi1sk
 *   QUESTION   <id>   QUESTION   <createdAt>#<id>
 *
 * `createdAt` is when a question appears: one with a time to come is stored, and not listed until then.
 */

export async function add(question: InterviewQuestion): Promise<void> {
  await table.insert({
    pk: 'QUESTION',
    sk: question.id,
    gsi1pk: 'QUESTION',
    gsi1sk: `${question.createdAt}#${question.id}`,
    ...question,
  });
}

/** Questions that have appeared by `now` (ISO 8601), newest first. */
export const listUpTo = (now: string, { limit, after }: PageQuery) =>
  table.list<InterviewQuestion>({ index: 'gsi1', partition: 'QUESTION', limit, before: earlier(after, now) });

// `$` sorts right after `#`, so everything that appears at `now` itself is still before it.
const earlier = (after: string | undefined, now: string) =>
  after === undefined || after > `${now}$` ? `${now}$` : after;

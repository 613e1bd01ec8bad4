import {
  type AdminInterviewQuestion,
  InterviewQuestion,
} from '#shared/domain/interview-questions/interview-question.ts';
import { refresh } from '../platform/outbox/refresh.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import { fieldsOf, isInVersion, nextVersion } from '../platform/table/replacement.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk         sk     gsi1pk     gsi1sk
 *   QUESTION   <id>   QUESTION   <createdAt>#<id>
 *
 * `createdAt` is when a question appears: until then it is stored, and visitors do not see it.
 *
 * Every change appends an entry that refreshes the page with questions, also the change of a question that appears later:
 * the edge keeps the page until the next question appears.
 */

const key = (id: string) => ({ pk: 'QUESTION', sk: id }) as const;

const shownBy = ['GET /interview-questions'] as const;

const indexKeysOf = ({ id, createdAt }: InterviewQuestion) => ({
  gsi1pk: 'QUESTION',
  gsi1sk: `${createdAt}#${id}`,
});

// Only the schema's fields: a caller may pass the day of appearance too, which `createdAt` has, and a change counts the
// version itself.
const contentOf = (question: InterviewQuestion) => ({
  ...indexKeysOf(question),
  ...fieldsOf(InterviewQuestion.def.shape, question),
});

const itemOf = (question: InterviewQuestion) => ({ ...key(question.id), ...contentOf(question), version: 1 });

/** Stores a question. False when its id is taken. */
export const add = (question: InterviewQuestion) =>
  outbox.insert(itemOf(question), refresh(undefined, shownBy, question.id));

/** Stores a question once, and returns what is stored. Undefined when another question has its id. */
export async function addOnce(question: InterviewQuestion, fingerprint: string) {
  const item = itemOf(question);
  const entries = refresh(undefined, shownBy, question.id);
  if (await outbox.insert({ ...item, fingerprint }, entries)) return { ...question, version: item.version };
  const stored = await table.find<AdminInterviewQuestion & { fingerprint?: string }>(key(question.id));
  return stored?.fingerprint === fingerprint ? stored : undefined;
}

export const find = (id: string) => table.find<AdminInterviewQuestion>(key(id));

/**
 * Replaces the fields of a question. Undefined when there is no such question, or when it is not in the `expected`
 * version.
 */
export const replace = (question: InterviewQuestion, expected?: number) =>
  outbox.change<AdminInterviewQuestion>(key(question.id), (stored) =>
    isInVersion(stored, expected)
      ? {
          set: contentOf(question),
          ...nextVersion(expected),
          entries: refresh(stored, shownBy, question.id),
        }
      : undefined,
  );

/** Deletes a question and returns it, or undefined where there is no such question. */
export const remove = (id: string) =>
  outbox.remove<AdminInterviewQuestion>(key(id), (question) => refresh(question, shownBy, id));

/** Every question; those that appear latest come first. */
export const list = ({ limit, after }: PageQuery) =>
  queries.list<AdminInterviewQuestion>({ index: 'gsi1', partition: 'QUESTION', limit, before: after });

/** Questions that have appeared by `now` (ISO 8601), newest first. */
export const listUpTo = (now: string, { limit, after }: PageQuery) =>
  list({ limit, after: earlier(after, now) });

// `$` sorts right after `#`, so a question that appears at `now` itself still sorts before the key.
const earlier = (after: string | undefined, now: string) =>
  after === undefined || after > `${now}$` ? `${now}$` : after;

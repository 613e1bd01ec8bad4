import { createHash } from 'node:crypto';
import {
  type AdminInterviewQuestion,
  InterviewQuestion,
} from '#shared/domain/interview-questions/interview-question.ts';
import { questionKey } from '#shared/domain/interview-questions/question-key.ts';
import { busy } from '../platform/errors.ts';
import { refresh } from '../platform/outbox/refresh.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import { fieldsOf, isInVersion, nextVersion } from '../platform/table/replacement.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk         sk     gsi1pk     gsi1sk             gsi2pk          gsi2sk                gsi3pk           gsi3sk
 *   QUESTION   <id>   QUESTION   <createdAt>#<id>   QUESTION_TEXT   <hash of text>#<id>   ADDED_QUESTION   <addedAs>
 *
 * `createdAt` is the time when visitors first see the question.
 *
 * Every change queues a refresh of the page that lists the questions, even if the question isn't published yet.
 */

const key = (id: string) => ({ pk: 'QUESTION', sk: id }) as const;

const shownBy = ['GET /interview-questions'] as const;

const indexKeysOf = ({ id, createdAt, question }: InterviewQuestion) => ({
  gsi1pk: 'QUESTION',
  gsi1sk: `${createdAt}#${id}`,
  gsi2pk: 'QUESTION_TEXT',
  gsi2sk: `${hashOf(questionKey(question))}#${id}`,
});

// Only the schema's fields are stored, because callers may pass others, such as `publishOn`, which is stored as
// `createdAt`.
const contentOf = (question: InterviewQuestion) => ({
  ...indexKeysOf(question),
  ...fieldsOf(InterviewQuestion.def.shape, question),
});

const itemOf = (question: InterviewQuestion) => ({ ...key(question.id), ...contentOf(question), version: 1 });

/** `addedAs` identifies the request or import row that added the question, so that a retry can be recognised. */
export type StoredQuestion = AdminInterviewQuestion & { addedAs?: string };

/**
 * Stores a question unless its text is already stored, and returns the stored question. The ID is derived from the
 * text, so concurrent requests with the same text find each other's question.
 */
export async function add(question: Omit<InterviewQuestion, 'id'>, addedAs: string): Promise<StoredQuestion> {
  const text = questionKey(question.question);
  // If the question with this ID has since been reworded, try the next ID.
  for (let turn = 0; turn < maxAttempts; turn++) {
    const id = idOf(text, turn);
    const item = itemOf({ ...question, id });
    const entries = refresh(undefined, shownBy, id);
    const added = { addedAs, gsi3pk: 'ADDED_QUESTION', gsi3sk: addedAs };
    if (await outbox.insert({ ...item, ...added }, entries))
      return { ...question, id, version: item.version, addedAs };
    const stored = await find(id);
    if (stored && questionKey(stored.question) === text) return stored;
  }
  throw busy('Someone else has changed this question. Please try again.');
}

const maxAttempts = 20;

const idOf = (text: string, turn: number): string => hashOf(JSON.stringify([text, turn])).slice(0, 32);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

export async function findByText(text: string): Promise<StoredQuestion | undefined> {
  const hash = hashOf(text);
  // `$` sorts right after `#`, so the range covers every key that starts with the hash.
  const range = { index: 'gsi2', partition: 'QUESTION_TEXT', from: `${hash}#`, to: `${hash}$` } as const;
  const [stored] = await queries.all<StoredQuestion>(range);
  return stored;
}

/** Finds the question even if it has since been reworded. */
export async function findByRequest(call: string): Promise<StoredQuestion | undefined> {
  const range = { index: 'gsi3', partition: 'ADDED_QUESTION', from: call, to: call } as const;
  const [stored] = await queries.all<StoredQuestion>(range);
  return stored;
}

const everyQuestion = { index: 'gsi1', partition: 'QUESTION' } as const;

export const find = (id: string) => table.find<StoredQuestion>(key(id));

/** Returns undefined if the question doesn't exist or isn't at the `expected` version. */
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

export const remove = (id: string) =>
  outbox.remove<AdminInterviewQuestion>(key(id), (question) => refresh(question, shownBy, id));

export const list = ({ limit, after }: PageQuery) =>
  queries.list<AdminInterviewQuestion>({ ...everyQuestion, limit, before: after });

export const listPublished = (now: string, { limit, after }: PageQuery) =>
  list({ limit, after: earlier(after, now) });

// `$` sorts right after `#`, so a question published exactly at `now` is included.
const earlier = (after: string | undefined, now: string) =>
  after === undefined || after > `${now}$` ? `${now}$` : after;

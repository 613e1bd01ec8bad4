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
 *   pk         sk     gsi1pk     gsi1sk             gsi2pk          gsi2sk               gsi3pk           gsi3sk
 *   QUESTION   <id>   QUESTION   <createdAt>#<id>   QUESTION_TEXT   <hash of text>#<id>  ADDED_QUESTION   <addedAs>
 *
 * `createdAt` is when a question appears: until then it is stored, and visitors do not see it.
 *
 * Every change appends an entry that refreshes the page with questions, also the change of a question that appears later:
 * the edge keeps the page until the next question appears.
 */

const key = (id: string) => ({ pk: 'QUESTION', sk: id }) as const;

const shownBy = ['GET /interview-questions'] as const;

const indexKeysOf = ({ id, createdAt, question }: InterviewQuestion) => ({
  gsi1pk: 'QUESTION',
  gsi1sk: `${createdAt}#${id}`,
  gsi2pk: 'QUESTION_TEXT',
  gsi2sk: `${hashOf(questionKey(question))}#${id}`,
});

// Only the schema's fields: a caller may pass the day of appearance too, which `createdAt` has, and a change counts the
// version itself.
const contentOf = (question: InterviewQuestion) => ({
  ...indexKeysOf(question),
  ...fieldsOf(InterviewQuestion.def.shape, question),
});

const itemOf = (question: InterviewQuestion) => ({ ...key(question.id), ...contentOf(question), version: 1 });

/** A stored question, and the id that the call which added it made for it. */
export type StoredQuestion = AdminInterviewQuestion & { addedAs?: string };

/**
 * Stores a question that no stored question has the text of, and returns the stored question. The id follows from the
 * text, so of two calls that add one text at once, the later finds the question of the other.
 */
export async function add(question: Omit<InterviewQuestion, 'id'>, addedAs: string): Promise<StoredQuestion> {
  const text = questionKey(question.question);
  // An editor may have given a question with such an id another text.
  for (let turn = 0; turn < mostTurns; turn++) {
    const id = idOf(text, turn);
    const item = itemOf({ ...question, id });
    const entries = refresh(undefined, shownBy, id);
    const added = { addedAs, gsi3pk: 'ADDED_QUESTION', gsi3sk: addedAs };
    if (await outbox.insert({ ...item, ...added }, entries))
      return { ...question, id, version: item.version, addedAs };
    const stored = await find(id);
    if (stored && questionKey(stored.question) === text) return stored;
  }
  throw busy('Someone else just changed this question. Please try again.');
}

const mostTurns = 20;

const idOf = (text: string, turn: number): string => hashOf(JSON.stringify([text, turn])).slice(0, 32);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The stored question with this text (`questionKey`), if there is one. */
export async function withText(text: string): Promise<StoredQuestion | undefined> {
  const hash = hashOf(text);
  // `$` sorts right after `#`.
  const range = { index: 'gsi2', partition: 'QUESTION_TEXT', from: `${hash}#`, to: `${hash}$` } as const;
  const [stored] = await queries.all<StoredQuestion>(range);
  return stored;
}

/** The question that a call added, even if its text has changed since. */
export async function addedBy(call: string): Promise<StoredQuestion | undefined> {
  const range = { index: 'gsi3', partition: 'ADDED_QUESTION', from: call, to: call } as const;
  const [stored] = await queries.all<StoredQuestion>(range);
  return stored;
}

const everyQuestion = { index: 'gsi1', partition: 'QUESTION' } as const;

export const find = (id: string) => table.find<StoredQuestion>(key(id));

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
  queries.list<AdminInterviewQuestion>({ ...everyQuestion, limit, before: after });

/** Questions that have appeared by `now` (ISO 8601), newest first. */
export const listUpTo = (now: string, { limit, after }: PageQuery) =>
  list({ limit, after: earlier(after, now) });

// `$` sorts right after `#`, so a question that appears at `now` itself still sorts before the key.
const earlier = (after: string | undefined, now: string) =>
  after === undefined || after > `${now}$` ? `${now}$` : after;

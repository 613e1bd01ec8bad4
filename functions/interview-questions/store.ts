import { createHash } from 'node:crypto';
import {
  type AdminInterviewQuestion,
  InterviewQuestion,
} from '#shared/domain/interview-questions/interview-question.ts';
import { questionKey } from '#shared/domain/interview-questions/question-key.ts';
import type {
  QuestionAndNeighbours,
  QuestionLink,
} from '#shared/domain/interview-questions/question-page.ts';
import { sitemapPart } from '#shared/domain/limits/field-limits.ts';
import { expiryTime, retention } from '#shared/domain/limits/retention.ts';
import { busy } from '../platform/errors.ts';
import type { Outboxed } from '../platform/outbox/entries.ts';
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
 * Every change queues a refresh of the pages that show questions, even if the question isn't published yet. A published
 * question leaves a tombstone when it's deleted, until its `ttl`.
 */

const key = (id: string) => ({ pk: 'QUESTION', sk: id }) as const;

const shownBy = [
  'GET /interview-questions',
  'interview question',
  'sitemap parts',
  'questions of a sitemap part',
] as const;

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

const idOf = (text: string, turn: number): string =>
  createHash('sha256')
    .update(JSON.stringify([text, turn]))
    .digest('hex')
    .slice(0, 16);

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

export function remove(id: string) {
  const now = Date.now();
  return outbox.remove<AdminInterviewQuestion>(
    key(id),
    (question) => refresh(question, shownBy, id),
    ({ createdAt }) =>
      Date.parse(createdAt) > now ? undefined : expiryTime(now, retention.deletedQuestionDays),
  );
}

export const list = ({ limit, after }: PageQuery) =>
  queries.list<AdminInterviewQuestion>({ ...everyQuestion, limit, before: after });

export const listPublished = (now: string, { limit, after }: PageQuery) =>
  list({ limit, after: earlier(after, now) });

// `$` sorts right after `#`, so a question published exactly at `now` is included.
const earlier = (after: string | undefined, now: string) =>
  after === undefined || after > `${now}$` ? `${now}$` : after;

/** Returns `gone` if the question was deleted after its publication, and `missing` if it isn't published. */
export async function findPublished(
  id: string,
  now: string,
): Promise<QuestionAndNeighbours | 'gone' | 'missing'> {
  const question = await table.findAny<StoredQuestion & Outboxed>(key(id));
  if (question?.isDeleted) return question.ttl === undefined ? 'missing' : 'gone';
  if (!question || question.createdAt > now) return 'missing';
  const beside = { ...everyQuestion, limit: 1, before: indexKeysOf(question).gsi1sk };
  const [newer, older] = await Promise.all([
    queries.list<StoredQuestion>({ ...beside, isAscending: true }),
    queries.list<StoredQuestion>(beside),
  ]);
  return {
    question,
    previous: newer.items.find(({ createdAt }) => createdAt <= now),
    next: older.items[0],
  };
}

/**
 * Returns the shortest ID prefixes that share the questions out in parts of about a thousand. Because IDs are hashes, all
 * prefixes of the same length have about as many questions, so only one is counted.
 */
export async function listSitemapParts(): Promise<string[]> {
  let parts = [''];
  let counted = await listByPrefix('', sitemapPart.questions);
  if (counted.items.length === 0) return [];
  while (counted.isMore) {
    parts = parts.flatMap((part) => hexDigits.map((digit) => part + digit));
    counted = await listByPrefix(parts[0] ?? '', sitemapPart.questions);
  }
  return parts;
}

/** Returns `missing` if so many questions have this prefix that longer prefixes replace it. */
export async function listInSitemapPart(prefix: string, now: string): Promise<QuestionLink[] | 'missing'> {
  const { items, isMore } = await listByPrefix(prefix, 2 * sitemapPart.questions);
  return isMore ? 'missing' : items.filter(({ isDeleted, createdAt }) => !isDeleted && createdAt <= now);
}

const hexDigits = [...'0123456789abcdef'];

async function listByPrefix(prefix: string, most: number) {
  const items: (StoredQuestion & Outboxed)[] = [];
  let after: string | undefined;
  do {
    const limit = most - items.length;
    const page = await queries.listPrefixed<StoredQuestion & Outboxed>('QUESTION', {
      ...{ prefix, limit, after },
      isAscending: true,
    });
    items.push(...page.items);
    after = page.next;
  } while (after !== undefined && items.length < most);
  return { items, isMore: after !== undefined };
}

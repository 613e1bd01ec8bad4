import { randomUUID } from 'node:crypto';
import type { Enquiry, HistoryEntry } from '#shared/domain/enquiries/enquiry.ts';
import { enquiryDueKeys, isToAnswer, nextDayOf } from '#shared/domain/enquiries/enquiry-due.ts';
import { isAnswered, replyDeadline } from '#shared/domain/enquiries/reply-deadline.ts';
import type { CountedSegment, Segment } from '#shared/domain/enquiries/segments.ts';
import type { EmailRecord } from '#shared/domain/mail/mail.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import * as figures from '../figures/store.ts';
import type { NewEntry, Outboxed } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { Creation } from '../platform/table/creation.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';
import { indexEntry, indexNow, reindexed, type Searchable, searchable } from '../search/keys.ts';

/**
 *   pk        sk     gsi1pk              gsi1sk
 *   ENQUIRY   <id>   ENQUIRY             1#<createdAt>#<id>   a pending course enquiry
 *   ENQUIRY   <id>   ENQUIRY             0#<createdAt>#<id>   any other enquiry
 *   ENQUIRY   <id>   SUSPECTED_ENQUIRY   …                    known or suspected spam, not in gsi2, gsi3 or gsi5
 *
 *                    gsi2pk         gsi2sk
 *                    OPEN_ENQUIRY   <due>#<createdAt>#<id>   to answer, no planned call; holidays don't change `due`
 *                    WAITLIST       <course id>#<createdAt>#<id>   waiting for a free seat
 *
 *                    gsi3pk              gsi3sk
 *                    FOLLOW_UP_ENQUIRY   <day>#<createdAt>#<id>   a call is planned for a day
 *                    CLOSED_ENQUIRY      <closed at>#<id>         it has an outcome
 *
 *                    gsi5pk                            gsi5sk
 *                    DUE_ENQUIRIES or DUE_COMPLAINTS   <due>#<reason>#<id>   to answer, to call, or email undelivered
 *
 * The list of all enquiries is read from gsi1 in descending order, so pending ones come first and the first page takes
 * only one query. Enquiries to answer and planned calls are read in ascending order, so the earliest due date comes
 * first.
 */

const key = (id: string) => ({ pk: 'ENQUIRY', sk: id }) as const;

type EnquiryFields = Omit<Enquiry, 'historyCount'>;

export interface StoredEnquiry extends EnquiryFields, Outboxed, Searchable {
  gsi1pk: 'ENQUIRY' | 'SUSPECTED_ENQUIRY';
  /** Sent by the visitor's browser, so the course may not exist. */
  courseId?: string | undefined;
  emails: EmailRecord[];
  history?: StoredHistoryEntry[];
  /** When we emailed that a seat is free (ISO 8601). */
  emailedAt?: string;
}

export interface StoredHistoryEntry extends HistoryEntry {
  fingerprint: string;
}

export interface NewEnquiry extends EnquiryFields, Creation, Pick<StoredEnquiry, 'courseId' | 'emails'> {
  isSuspected?: boolean;
}

/** Stores an enquiry once. Returns false if a different enquiry has its ID. */
export async function add(
  { isSuspected = false, earlierId, ...enquiry }: NewEnquiry,
  entries: readonly NewEntry[] = [],
): Promise<boolean> {
  const gsi1pk = isSuspected ? 'SUSPECTED_ENQUIRY' : 'ENQUIRY';
  const keys = { ...indexKeysOf({ ...enquiry, gsi1pk }), ...dueKeys({ ...enquiry, gsi1pk }) };
  const item = { ...key(enquiry.id), ...enquiry, ...keys };
  const added = await outbox.insertOnce(
    { ...item, ...searchable(item, item) },
    [...entries, indexEntry],
    earlierId,
  );
  // If a form was sent twice, the enquiry may already be stored under the earlier ID.
  if (added) await Promise.all([enquiry.id, earlierId].map((id) => id && indexNow(key(id))));
  return added;
}

/** Returns undefined if the enquiry isn't spam or doesn't have exactly `seen` history entries. */
export async function restore(id: string, seen?: number): Promise<StoredEnquiry | undefined> {
  const known = await find(id);
  if (!known || !isSuspected(known)) return undefined;
  await figures.markDay(known.createdAt);
  return change(id, (enquiry) => {
    const { history: earlier = [] } = enquiry;
    if (!isSuspected(enquiry) || (seen ?? earlier.length) !== earlier.length) return undefined;
    const entry = { id: randomUUID(), fingerprint: '', kind: 'not_spam', at: new Date().toISOString() };
    const history = [...earlier, entry];
    return { set: { history, gsi1pk: 'ENQUIRY' }, entries: [] };
  });
}

export const find = (id: string) => table.find<StoredEnquiry>(key(id));

/** Returns undefined if someone else has toggled the enquiry since it was read. */
export const toggle = ({ id, clarified: seen }: Pick<StoredEnquiry, 'id' | 'clarified'>) =>
  change(id, (before) => {
    if (before.clarified !== seen) return undefined;
    return {
      set: { clarified: !seen },
      condition: '#clarified = :seen',
      values: { seen },
      entries: [],
    };
  });

export const change = (id: string, next: (enquiry: StoredEnquiry) => outbox.OutboxChange | undefined) =>
  outbox.change<StoredEnquiry>(key(id), (enquiry) => {
    const wanted = next(enquiry);
    if (!wanted) return undefined;
    const after = { ...enquiry, ...wanted.set };
    const search = reindexed(key(id), enquiry, wanted.set ?? {});
    const set = { ...wanted.set, ...indexKeysOf(after), ...dueKeys(after), ...search.set };
    return { ...wanted, set, entries: [...wanted.entries, ...search.entries] };
  });

export const dueKeys = (enquiry: EnquiryFields & Pick<StoredEnquiry, 'gsi1pk'> & Partial<StoredEnquiry>) =>
  enquiryDueKeys(enquiry, isSuspected(enquiry));

export const changed = (enquiry: StoredEnquiry, set: Partial<StoredEnquiry>) => ({
  ...set,
  ...indexKeysOf({ ...enquiry, ...set }),
});

/** The reply time is measured up to the first answer, so later answers don't change it. */
export const answeredAttributes = ({ answeredAt }: StoredEnquiry, at: string) => ({
  answeredAt: answeredAt ?? at,
});

export const isSuspected = ({ gsi1pk }: Pick<StoredEnquiry, 'gsi1pk'>) => gsi1pk === 'SUSPECTED_ENQUIRY';

export const list = (segment: Segment, page: PageQuery): Promise<Page<StoredEnquiry>> =>
  segment === 'to-answer' ? listToAnswer(page) : listIndex(segment, page);

const listIndex = (segment: Segment, { limit, after }: PageQuery) =>
  queries.list<StoredEnquiry>({ ...listings[segment], limit, before: after });

async function listToAnswer({ limit, after }: PageQuery): Promise<Page<StoredEnquiry>> {
  const isInCalls = after === undefined || after.startsWith(callsCursor);
  const calls = isInCalls ? await listCalls({ limit, after: after?.slice(callsCursor.length) }) : none;
  if (calls.next !== undefined) return { items: calls.items, next: callsCursor + calls.next };
  const left = limit - calls.items.length;
  if (left === 0) return { items: calls.items, next: lowest };
  const open = await listIndex('to-answer', { limit: left, after: isInCalls ? undefined : after });
  return { items: [...calls.items, ...open.items], next: open.next };
}

async function listCalls(page: PageQuery): Promise<Page<StoredEnquiry>> {
  const { items, next } = await listIndex('follow-up', page);
  const today = dayInIndia(Date.now());
  const due = items.filter((enquiry) => (nextDayOf(enquiry) ?? '') <= today);
  return { items: due, next: due.length < items.length ? undefined : next };
}

const none: Page<StoredEnquiry> = { items: [], next: undefined };
// The prefix of cursors for pages that end among the planned calls. All other cursors start with a timestamp.
const callsCursor = 'call#';
const lowest = '0000-01-01T00:00:00.000Z';

/** Everyone on the waitlist of a course, latest first. */
export const listWaiting = (courseId: string, { limit, after }: PageQuery) =>
  queries.listPart<StoredEnquiry>({
    ...{ index: 'gsi2', partition: 'WAITLIST', part: courseId },
    ...{ limit, before: after },
  });

/** With `email`, sends the email. */
export const markEmailed = (id: string, email: NewEntry | undefined) =>
  change(id, (enquiry) =>
    isWaiting(enquiry)
      ? { set: { emailedAt: new Date().toISOString() }, entries: email ? [email] : [] }
      : undefined,
  );

export const count = (segment: CountedSegment, most: number) =>
  queries.count({ ...listings[segment], from: ' ', to: '~' }, most);

const listings = {
  'to-answer': { index: 'gsi2', partition: 'OPEN_ENQUIRY', isAscending: true },
  'follow-up': { index: 'gsi3', partition: 'FOLLOW_UP_ENQUIRY', isAscending: true },
  closed: { index: 'gsi3', partition: 'CLOSED_ENQUIRY' },
  all: { index: 'gsi1', partition: 'ENQUIRY' },
  spam: { index: 'gsi1', partition: 'SUSPECTED_ENQUIRY' },
} as const satisfies Record<Segment, Pick<queries.Listing, 'index' | 'partition' | 'isAscending'>>;

function indexKeysOf(enquiry: EnquiryFields & Pick<StoredEnquiry, 'gsi1pk'> & Partial<StoredEnquiry>) {
  const { gsi1pk } = enquiry;
  return {
    ...{ gsi1pk, gsi1sk: rankOf(enquiry) },
    ...sparseKeysOf(enquiry),
    ...laterKeysOf(enquiry),
  };
}

function sparseKeysOf(enquiry: EnquiryFields & Pick<StoredEnquiry, 'gsi1pk'> & Partial<StoredEnquiry>) {
  const { id, createdAt, courseId } = enquiry;
  if (!isSuspected(enquiry) && isToAnswer(enquiry))
    return { gsi2pk: 'OPEN_ENQUIRY', gsi2sk: `${replyDeadline(enquiry)}#${createdAt}#${id}` };
  if (isWaiting(enquiry)) return { gsi2pk: 'WAITLIST', gsi2sk: `${courseId}#${createdAt}#${id}` };
  return { gsi2pk: undefined, gsi2sk: undefined };
}

const isWaiting = (enquiry: EnquiryFields & Pick<StoredEnquiry, 'gsi1pk'> & Partial<StoredEnquiry>) =>
  enquiry.wants === 'waitlist' &&
  Boolean(enquiry.courseId) &&
  !enquiry.emailedAt &&
  !isSuspected(enquiry) &&
  !isAnswered(enquiry);

const rankOf = ({ type, clarified, createdAt, id }: EnquiryFields) =>
  `${type === 'course' && !clarified ? 1 : 0}#${createdAt}#${id}`;

function laterKeysOf(enquiry: EnquiryFields & Pick<StoredEnquiry, 'gsi1pk'>) {
  const { id, createdAt, outcome } = enquiry;
  const nextDay = nextDayOf(enquiry);
  if (isSuspected(enquiry)) return { gsi3pk: undefined, gsi3sk: undefined };
  if (outcome) return { gsi3pk: 'CLOSED_ENQUIRY', gsi3sk: `${outcome.at}#${id}` };
  if (nextDay) return { gsi3pk: 'FOLLOW_UP_ENQUIRY', gsi3sk: `${nextDay}#${createdAt}#${id}` };
  return { gsi3pk: undefined, gsi3sk: undefined };
}

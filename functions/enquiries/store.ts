import { randomUUID } from 'node:crypto';
import { answerDue } from '#shared/domain/enquiries/answer-time.ts';
import type { Enquiry, EnquiryAct } from '#shared/domain/enquiries/enquiry.ts';
import { enquiryDueKeys, isToAnswer, nextDayOf } from '#shared/domain/enquiries/enquiry-due.ts';
import type { CountedSegment, Segment } from '#shared/domain/enquiries/segments.ts';
import type { MailRecord } from '#shared/domain/mail/mail.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import * as figures from '../figures/store.ts';
import type { NewEntry, Outboxed } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { Creation } from '../platform/table/creation.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';
import { indexLater, indexNow, reindexed, type Searchable, searchable } from '../search/keys.ts';

/**
 *   pk        sk     gsi1pk    gsi1sk                 gsi2pk         gsi2sk
 *   ENQUIRY   <id>   ENQUIRY   1#<createdAt>#<id>                                       a pending course enquiry
 *   ENQUIRY   <id>   ENQUIRY   0#<createdAt>#<id>                                       any other enquiry
 *   ENQUIRY   <id>   SUSPECTED_ENQUIRY   …                                              known or suspected spam, in no other list
 *   ENQUIRY   <id>   ENQUIRY   …                      OPEN_ENQUIRY   <due>#<id>         to answer, no call is planned; `due` ignores holidays, which may change
 *
 *                    gsi3pk              gsi3sk
 *                    FOLLOW_UP_ENQUIRY   <day>#<createdAt>#<id>    a call is planned for a day
 *                    CLOSED_ENQUIRY      <closed at>#<id>          it has an outcome
 *
 *                    gsi5pk   gsi5sk
 *                    DUE_ENQUIRIES or DUE_COMPLAINTS   <due>#<reason>#<id>   to answer, to call again, or with a mail that has not arrived
 *
 * Read downwards, the first index has the pending enquiries first and the newest first among equals, so the owner's first
 * page costs one Query however many enquiries there are. The open enquiries and the planned calls are read upwards, what is
 * due first.
 */

const key = (id: string) => ({ pk: 'ENQUIRY', sk: id }) as const;

type KeptEnquiry = Omit<Enquiry, 'acts'>;

/** An enquiry as it is stored. */
export interface StoredEnquiry extends KeptEnquiry, Outboxed, Searchable {
  gsi1pk: 'ENQUIRY' | 'SUSPECTED_ENQUIRY';
  /** The course's id in the catalogue, as the form had it. */
  courseId?: string | undefined;
  /** The mails that ended. */
  mails: MailRecord[];
  /** The earliest first. */
  history?: StoredAct[];
}

/** An act as it is stored. The fingerprint tells whether a repeated id comes with the same act. */
export interface StoredAct extends EnquiryAct {
  fingerprint: string;
}

/** An enquiry as it comes in. */
export interface NewEnquiry extends KeptEnquiry, Creation, Pick<StoredEnquiry, 'courseId' | 'mails'> {
  isSuspected?: boolean;
}

/** Stores an enquiry once, with its entries. False when another enquiry has its id. */
export async function add(
  { isSuspected = false, earlierId, ...enquiry }: NewEnquiry,
  entries: readonly NewEntry[] = [],
): Promise<boolean> {
  const gsi1pk = isSuspected ? 'SUSPECTED_ENQUIRY' : 'ENQUIRY';
  const keys = { ...indexKeysOf({ ...enquiry, gsi1pk }), ...dueKeys({ ...enquiry, gsi1pk }) };
  const item = { ...key(enquiry.id), ...enquiry, ...keys };
  const added = await outbox.insertOnce(
    { ...item, ...searchable(item, item) },
    [...entries, indexLater],
    earlierId,
  );
  // The enquiry may be stored under its earlier id already.
  if (added) await Promise.all([enquiry.id, earlierId].map((id) => id && indexNow(key(id))));
  return added;
}

/** Moves an enquiry out of the spam. Undefined if it isn't among the spam, or has another number of acts than `seen`. */
export async function restore(id: string, seen?: number): Promise<StoredEnquiry | undefined> {
  const known = await find(id);
  if (!known || !isSuspected(known)) return undefined;
  await figures.markDay(known.createdAt);
  return change(id, (enquiry) => {
    const { history: earlier = [] } = enquiry;
    if (!isSuspected(enquiry) || (seen ?? earlier.length) !== earlier.length) return undefined;
    const act = { id: randomUUID(), fingerprint: '', kind: 'not_spam', at: new Date().toISOString() };
    const history = [...earlier, act];
    return { set: { history, gsi1pk: 'ENQUIRY' }, entries: [] };
  });
}

export const find = (id: string) => table.find<StoredEnquiry>(key(id));

/** Marks an enquiry as clarified, or as pending again. Undefined when it is no longer in the state in which it was read. */
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

/** Changes an enquiry by `next`, as `outbox.change` does, and derives its index keys anew. */
export const change = (id: string, next: (enquiry: StoredEnquiry) => outbox.OutboxChange | undefined) =>
  outbox.change<StoredEnquiry>(key(id), (enquiry) => {
    const wanted = next(enquiry);
    if (!wanted) return undefined;
    const after = { ...enquiry, ...wanted.set };
    const search = reindexed(key(id), enquiry, wanted.set ?? {});
    const set = { ...wanted.set, ...indexKeysOf(after), ...dueKeys(after), ...search.set };
    return { ...wanted, set, entries: [...wanted.entries, ...search.entries] };
  });

/** The keys of an enquiry in the index of what is due. */
export const dueKeys = (enquiry: KeptEnquiry & Pick<StoredEnquiry, 'gsi1pk'> & Partial<StoredEnquiry>) =>
  enquiryDueKeys(enquiry, isSuspected(enquiry));

/** The attributes to write when some of an enquiry change, with its index keys. */
export const changed = (enquiry: StoredEnquiry, set: Partial<StoredEnquiry>) => ({
  ...set,
  ...indexKeysOf({ ...enquiry, ...set }),
});

/** The attributes of an enquiry that is answered at a time. Its first answer stops its clock. */
export const asAnswered = ({ answeredAt }: StoredEnquiry, at: string) => ({ answeredAt: answeredAt ?? at });

export const isSuspected = ({ gsi1pk }: Pick<StoredEnquiry, 'gsi1pk'>) => gsi1pk === 'SUSPECTED_ENQUIRY';

/** A page of the enquiries of a segment, in the segment's own order. */
export const list = (segment: Segment, page: PageQuery): Promise<Page<StoredEnquiry>> =>
  segment === 'to-answer' ? listToAnswer(page) : listIndex(segment, page);

const listIndex = (segment: Segment, { limit, after }: PageQuery) =>
  queries.list<StoredEnquiry>({ ...listings[segment], limit, before: after });

/** The calls planned for today or earlier, and then the enquiries without a planned call. */
async function listToAnswer({ limit, after }: PageQuery): Promise<Page<StoredEnquiry>> {
  const isInCalls = after === undefined || after.startsWith(inCalls);
  const calls = isInCalls ? await listCalls({ limit, after: after?.slice(inCalls.length) }) : none;
  if (calls.next !== undefined) return { items: calls.items, next: inCalls + calls.next };
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
// Begins the cursor of a page that ends among the planned calls. The other cursors begin with a time.
const inCalls = 'call#';
const lowest = '0000-01-01T00:00:00.000Z';

/** The number of enquiries in a segment, counted up to `most`. Those to answer are counted by Today. */
export const count = (segment: CountedSegment, most: number) =>
  queries.count({ ...listings[segment], from: ' ', to: '~' }, most);

const listings = {
  'to-answer': { index: 'gsi2', partition: 'OPEN_ENQUIRY', isUpwards: true },
  'follow-up': { index: 'gsi3', partition: 'FOLLOW_UP_ENQUIRY', isUpwards: true },
  closed: { index: 'gsi3', partition: 'CLOSED_ENQUIRY' },
  'by-the-book': { index: 'gsi1', partition: 'ENQUIRY' },
  spam: { index: 'gsi1', partition: 'SUSPECTED_ENQUIRY' },
} as const satisfies Record<Segment, Pick<queries.Listing, 'index' | 'partition' | 'isUpwards'>>;

/** The index keys of an enquiry, derived from its state. */
function indexKeysOf(enquiry: KeptEnquiry & Pick<StoredEnquiry, 'gsi1pk'> & Partial<StoredEnquiry>) {
  const { gsi1pk } = enquiry;
  const isOpen = !isSuspected(enquiry) && isToAnswer(enquiry);
  return {
    ...{ gsi1pk, gsi1sk: rankOf(enquiry) },
    gsi2pk: isOpen ? 'OPEN_ENQUIRY' : undefined,
    gsi2sk: isOpen ? `${answerDue(enquiry)}#${enquiry.id}` : undefined,
    ...laterKeysOf(enquiry),
  };
}

const rankOf = ({ type, clarified, createdAt, id }: KeptEnquiry) =>
  `${type === 'course' && !clarified ? 1 : 0}#${createdAt}#${id}`;

function laterKeysOf(enquiry: KeptEnquiry & Pick<StoredEnquiry, 'gsi1pk'>) {
  const { id, createdAt, outcome } = enquiry;
  const nextDay = nextDayOf(enquiry);
  if (isSuspected(enquiry)) return { gsi3pk: undefined, gsi3sk: undefined };
  if (outcome) return { gsi3pk: 'CLOSED_ENQUIRY', gsi3sk: `${outcome.at}#${id}` };
  if (nextDay) return { gsi3pk: 'FOLLOW_UP_ENQUIRY', gsi3sk: `${nextDay}#${createdAt}#${id}` };
  return { gsi3pk: undefined, gsi3sk: undefined };
}

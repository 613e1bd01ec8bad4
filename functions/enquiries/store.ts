import { randomUUID } from 'node:crypto';
import { answerDue, isClockRunning } from '#shared/domain/enquiries/answer-time.ts';
import type { Enquiry, EnquiryAct } from '#shared/domain/enquiries/enquiry.ts';
import { enquiryDueKeys } from '#shared/domain/enquiries/enquiry-due.ts';
import type { Segment } from '#shared/domain/enquiries/segments.ts';
import type { MailRecord } from '#shared/domain/mail/mail.ts';
import { findableEnquiry } from '#shared/domain/search/findable.ts';
import * as figures from '../figures/store.ts';
import type { NewEntry, Outboxed } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { Creation } from '../platform/table/creation.ts';
import type { PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';
import { keepNow, searched } from '../search/keys.ts';

/**
 *   pk        sk     gsi1pk    gsi1sk                 gsi2pk         gsi2sk
 *   ENQUIRY   <id>   ENQUIRY   1#<createdAt>#<id>                                       a pending course enquiry
 *   ENQUIRY   <id>   ENQUIRY   0#<createdAt>#<id>                                       any other enquiry
 *   ENQUIRY   <id>   SUSPECTED_ENQUIRY   …                                              known or suspected spam, in no other list
 *   ENQUIRY   <id>   ENQUIRY   …                      OPEN_ENQUIRY   <due>#<id>         its clock runs; `due` ignores holidays, which may change
 *
 *                    gsi3pk              gsi3sk
 *                    FOLLOW_UP_ENQUIRY   <day>#<createdAt>#<id>    a call is planned for a day
 *                    CLOSED_ENQUIRY      <closed at>#<id>          it has an outcome
 *
 *                    gsi5pk   gsi5sk
 *                    DUE      <due>#<reason>#<id>   to answer, to call again, or with a mail that has not arrived
 *
 * Read downwards, the first index has the pending enquiries first and the newest first among equals, so the owner's first
 * page costs one Query however many enquiries there are. The open enquiries and the planned calls are read upwards, what is
 * due first.
 */

const key = (id: string) => ({ pk: 'ENQUIRY', sk: id }) as const;

type KeptEnquiry = Omit<Enquiry, 'acts'>;

/** An enquiry as it is stored. */
export interface StoredEnquiry extends KeptEnquiry, Outboxed {
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
  const findable = findableEnquiry(enquiry, isSuspected);
  const keys = { ...indexKeysOf({ ...enquiry, gsi1pk }), ...dueKeys({ ...enquiry, gsi1pk }) };
  const item = { ...key(enquiry.id), ...enquiry, ...keys };
  const added = await outbox.insertOnce(item, [...entries, searched(findable)], earlierId);
  // An enquiry that was stored under its earlier id has search keys with that id.
  if (added && !(earlierId && !(await find(enquiry.id)))) await keepNow(findable);
  return added;
}

/** Moves an enquiry out of the spam. Undefined when it is not among the spam. */
export async function restore(id: string): Promise<StoredEnquiry | undefined> {
  const known = await find(id);
  if (!known || !isSuspected(known)) return undefined;
  await figures.markDay(known.createdAt);
  return change(id, (enquiry) => {
    if (!isSuspected(enquiry)) return undefined;
    const act = { id: randomUUID(), fingerprint: '', kind: 'not_spam', at: new Date().toISOString() };
    const history = [...(enquiry.history ?? []), act];
    return { set: { history, ...indexKeysOf({ ...enquiry, gsi1pk: 'ENQUIRY' }) }, entries: [] };
  });
}

export const find = (id: string) => table.find<StoredEnquiry>(key(id));

/** Marks an enquiry as clarified, or as pending again. Undefined when it is no longer in the state in which it was read. */
export const toggle = ({ id, clarified: seen }: Pick<StoredEnquiry, 'id' | 'clarified'>) =>
  change(id, (before) => {
    if (before.clarified !== seen) return undefined;
    return {
      set: changed(before, { clarified: !seen }),
      condition: '#clarified = :seen',
      values: { seen },
      entries: [],
    };
  });

/** Changes an enquiry by `next`, as `outbox.change` does. */
export const change = (id: string, next: (enquiry: StoredEnquiry) => outbox.OutboxChange | undefined) =>
  outbox.change<StoredEnquiry>(key(id), (enquiry) => {
    const wanted = next(enquiry);
    if (!wanted) return undefined;
    const after = { ...enquiry, ...wanted.set };
    const set = { ...wanted.set, ...dueKeys(after) };
    // The search keys tell whether an enquiry is suspected.
    const isMoved = after.gsi1pk !== enquiry.gsi1pk;
    return { ...wanted, set, ...(isMoved && { entries: [...wanted.entries, searched()] }) };
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
export const asAnswered = (enquiry: StoredEnquiry, at: string) =>
  changed(enquiry, { answeredAt: enquiry.answeredAt ?? at });

export const isSuspected = ({ gsi1pk }: Pick<StoredEnquiry, 'gsi1pk'>) => gsi1pk === 'SUSPECTED_ENQUIRY';

/** A page of the enquiries of a segment, in the segment's own order. */
export const list = (segment: Segment, { limit, after }: PageQuery) =>
  queries.list<StoredEnquiry>({ ...listings[segment], limit, before: after });

/** The number of enquiries in a segment, counted up to `most`. */
export const count = (segment: Segment, most: number) =>
  queries.count({ ...listings[segment], from: ' ', to: '~' }, most);

const listings = {
  'to-answer': { index: 'gsi2', partition: 'OPEN_ENQUIRY', isUpwards: true },
  'follow-up': { index: 'gsi3', partition: 'FOLLOW_UP_ENQUIRY', isUpwards: true },
  closed: { index: 'gsi3', partition: 'CLOSED_ENQUIRY' },
  'by-the-book': { index: 'gsi1', partition: 'ENQUIRY' },
  spam: { index: 'gsi1', partition: 'SUSPECTED_ENQUIRY' },
} as const satisfies Record<Segment, Pick<queries.Listing, 'index' | 'partition' | 'isUpwards'>>;

/** The index keys of an enquiry, derived from its state. */
function indexKeysOf(enquiry: KeptEnquiry & Pick<StoredEnquiry, 'gsi1pk'>) {
  const { gsi1pk } = enquiry;
  const isOpen = !isSuspected(enquiry) && isClockRunning(enquiry);
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
  const { id, createdAt, outcome, callOn } = enquiry;
  if (isSuspected(enquiry)) return { gsi3pk: undefined, gsi3sk: undefined };
  if (outcome) return { gsi3pk: 'CLOSED_ENQUIRY', gsi3sk: `${outcome.at}#${id}` };
  if (callOn) return { gsi3pk: 'FOLLOW_UP_ENQUIRY', gsi3sk: `${callOn.day}#${createdAt}#${id}` };
  return { gsi3pk: undefined, gsi3sk: undefined };
}

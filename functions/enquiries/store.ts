import { complaintDue, isClockRunning } from '#shared/domain/enquiries/answer-time.ts';
import type { Enquiry, EnquiryAct } from '#shared/domain/enquiries/enquiry.ts';
import type { MailRecord } from '#shared/domain/mail/mail.ts';
import * as figures from '../figures/store.ts';
import type { NewEntry, Outboxed } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { Creation } from '../platform/table/creation.ts';
import type { PageQuery } from '../platform/table/page.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk        sk     gsi1pk    gsi1sk                 gsi2pk         gsi2sk
 *   ENQUIRY   <id>   ENQUIRY   1#<createdAt>#<id>                                       a course enquiry that is pending
 *   ENQUIRY   <id>   ENQUIRY   0#<createdAt>#<id>                                       every other
 *   ENQUIRY   <id>   SUSPECTED_ENQUIRY   …                                              suspected spam: kept, out of the owner's list
 *   ENQUIRY   <id>   ENQUIRY   …                      OPEN_ENQUIRY   <createdAt>#<id>   its clock runs
 *   ENQUIRY   <id>   ENQUIRY   …                      OPEN_ENQUIRY   complaint#<latest answer>#<id>      the same of a complaint
 *
 * Read downwards, the first index has the pending ones first and the newest first among equals, so the owner's first
 * page costs one Query of one page however many enquiries there are. The second has those that wait for an answer, but
 * for suspected ones; complaints apart, as their month minds no holiday.
 */

const key = (id: string) => ({ pk: 'ENQUIRY', sk: id }) as const;

const rankOf = ({ type, clarified, createdAt, id }: Enquiry) =>
  `${type === 'course' && !clarified ? 1 : 0}#${createdAt}#${id}`;

/** An enquiry as it is stored. */
export interface StoredEnquiry extends Enquiry, Outboxed {
  gsi1pk: 'ENQUIRY' | 'SUSPECTED_ENQUIRY';
  /** The course's id in the catalogue, as the form had it. */
  courseId?: string | undefined;
  /** Those that ended. */
  mails: MailRecord[];
  /** The earliest first. */
  history?: StoredAct[];
}

/** An act as it is stored: the fingerprint tells whether another one under its id says the same. */
export interface StoredAct extends EnquiryAct {
  fingerprint: string;
}

/** An enquiry as it comes in. */
export interface NewEnquiry extends Enquiry, Creation, Pick<StoredEnquiry, 'courseId' | 'mails'> {
  isSuspected?: boolean;
}

/** Stores an enquiry once, with what follows from it. False when another one has its id. */
export const add = (
  { isSuspected = false, earlierId, ...enquiry }: NewEnquiry,
  entries: readonly NewEntry[] = [],
) => {
  const gsi1pk = isSuspected ? 'SUSPECTED_ENQUIRY' : 'ENQUIRY';
  const places = { gsi1pk, gsi1sk: rankOf(enquiry), ...openPlaceOf({ ...enquiry, gsi1pk }) };
  return outbox.insertOnce({ ...key(enquiry.id), ...places, ...enquiry }, entries, earlierId);
};

/** Moves a suspected enquiry to the others, where its place is the same. Undefined when it is not among the suspected. */
export async function restore(id: string): Promise<StoredEnquiry | undefined> {
  const known = await find(id);
  if (!known || !isSuspected(known)) return undefined;
  await figures.markDay(known.createdAt);
  return change(id, (enquiry) =>
    isSuspected(enquiry)
      ? { set: { gsi1pk: 'ENQUIRY', ...openPlaceOf({ ...enquiry, gsi1pk: 'ENQUIRY' }) }, entries: [] }
      : undefined,
  );
}

export const find = (id: string) => table.find<StoredEnquiry>(key(id));

/** Turns an enquiry around. Undefined when it is no longer in the state in which it was read. */
export const toggle = ({ id, clarified: seen }: Enquiry) =>
  change(id, (before) => {
    if (before.clarified !== seen) return undefined;
    const after = { ...before, clarified: !seen };
    return {
      set: { clarified: after.clarified, gsi1sk: rankOf(after), ...openPlaceOf(after) },
      condition: '#clarified = :seen',
      values: { seen },
      entries: [],
    };
  });

/** Changes an enquiry by `next`, as `outbox.change` does. */
export const change = (id: string, next: (enquiry: StoredEnquiry) => outbox.OutboxChange | undefined) =>
  outbox.change<StoredEnquiry>(key(id), next);

/** Attributes of an enquiry that is answered at a time: the first answer counts, and takes it off those that wait. */
export function asAnswered(enquiry: StoredEnquiry, at: string) {
  const first = enquiry.answeredAt ?? at;
  return { answeredAt: first, ...openPlaceOf({ ...enquiry, answeredAt: first }) };
}

export const isSuspected = ({ gsi1pk }: Pick<StoredEnquiry, 'gsi1pk'>) => gsi1pk === 'SUSPECTED_ENQUIRY';

/** Enquiries, or suspected spam: pending course enquiries first, then the others, each newest first. */
export const list = ({ limit, after }: PageQuery, { suspected = false } = {}) =>
  table.list<Enquiry>({
    index: 'gsi1',
    partition: suspected ? 'SUSPECTED_ENQUIRY' : 'ENQUIRY',
    limit,
    before: after,
  });

function openPlaceOf(enquiry: Enquiry & Pick<StoredEnquiry, 'gsi1pk'>) {
  const isOpen = !isSuspected(enquiry) && isClockRunning(enquiry);
  return {
    gsi2pk: isOpen ? 'OPEN_ENQUIRY' : undefined,
    gsi2sk: isOpen ? openKeyOf(enquiry) : undefined,
  };
}

const openKeyOf = ({ type, createdAt, id }: Enquiry) =>
  type === 'complaint' ? `${complaintKey}${complaintDue(createdAt)}#${id}` : `${createdAt}#${id}`;

/** Begins the keys of complaints, behind every time. */
export const complaintKey = 'complaint#';

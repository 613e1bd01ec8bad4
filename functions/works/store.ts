import type { ShownClass } from '#shared/domain/classes/calendar-class.ts';
import type { BookingEvent } from '#shared/domain/coaching/booking-event.ts';
import { isToCome, sessionsToCome } from '#shared/domain/coaching/bookings.ts';
import { sessionPrice } from '#shared/domain/coaching/session-price.ts';
import type { EmailRecord } from '#shared/domain/mail/mail.ts';
import { type RefundStep, type Work, withRefundPhase, workStateOf } from '#shared/domain/work/work.ts';
import type { WorkQuery } from '#shared/domain/work/work-detail.ts';
import { workDueKeys } from '#shared/domain/work/work-due.ts';
import type { Brief, DocumentName, WorkEntry, WorkFile } from '#shared/domain/work/work-entry.ts';
import { nextReminder, type Reminder, type SentReminder } from '#shared/domain/work/work-reminders.ts';
import { emailEntriesOf, mail } from '../platform/outbox/email-entries.ts';
import type { NewEntry, Outboxed } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk     sk           gsi2pk   gsi2sk
 *   WORK   <order ID>   WORK     ours#<inverted due>#<id>             earliest due first
 *   WORK   <order ID>   WORK     theirs#<inverted silentSince>#<id>   longest silence first
 *   WORK   <order ID>   WORK     finished#<since>#<id>                latest first
 *
 *                       gsi5pk     gsi5sk
 *                       DUE_WORK   <time>#<reason>#<id>   our turn, buyer silent, or email undelivered
 *
 * The index is read from the highest key down, so times are inverted if the earliest has to come first. Every write
 * recalculates the index keys and the next reminder.
 */

/** `key` is the object's key in the bucket, which the API never returns. */
export interface StoredFile extends WorkFile {
  key: string;
}

export interface StoredEntry extends Omit<WorkEntry, 'file'> {
  file?: StoredFile;
  fingerprint?: string;
  noticeVersion?: number | undefined;
}

export interface StoredWork extends Omit<Work, 'entries' | 'documents' | 'refundSteps'>, Outboxed {
  id: string;
  who?: string;
  phone?: string;
  documents: DocumentName[];
  entries: StoredEntry[];
  /** Copied from the order, because the list and the reminders need them. */
  refundSteps?: RefundStep[];
  /** The buyer's details, saved until they're sent. */
  brief?: Brief;
  version: number;
  emails: EmailRecord[];
  reminders: SentReminder[];
  courseId?: string;
  shown?: ShownClass;
}

type NewWork = Pick<
  StoredWork,
  'id' | 'startedAt' | 'documents' | 'isUltimate' | 'courseId' | 'sold' | 'shown'
> & { buyer?: { name: string; mobile: string } | undefined };

export const find = (id: string) => table.find<StoredWork>(key(id));

export function insert({ buyer, ...work }: NewWork): Promise<boolean> {
  const contact = { ...(buyer?.name && { who: buyer.name }), ...(buyer?.mobile && { phone: buyer.mobile }) };
  const begun: StoredWork = { ...work, ...contact, entries: [], version: 0, emails: [], reminders: [] };
  return outbox.insert(
    { ...key(work.id), ...begun, ...indexKeysOf(begun) },
    remind(nextReminder(begun, Date.now())),
  );
}

interface WorkChange {
  set: Partial<Pick<StoredWork, 'entries' | 'brief' | 'version' | 'refundSteps' | 'documents'>>;
  entries?: readonly NewEntry[];
}

/**
 * `next` runs again if another write gets in first. Returns undefined if the work doesn't exist or `next` returns
 * undefined.
 */
export const change = (
  id: string,
  next: (work: StoredWork) => WorkChange | undefined,
  limits?: table.RetryLimits,
) =>
  outbox.change<StoredWork>(
    key(id),
    (work) => {
      const wanted = next(work);
      if (!wanted) return undefined;
      const { set, entries = [] } = wanted;
      const after: StoredWork = { ...work, ...set };
      return {
        set: { ...set, ...indexKeysOf(after) },
        entries: [...entries, ...remind(nextReminder(after, Date.now()))],
        replaces: 'REMIND',
      };
    },
    limits,
  );

/** Saves the details even if something else in the work has changed. Returns false if the work doesn't exist. */
export const saveBrief = async (id: string, brief: Brief): Promise<boolean> =>
  (await table.change(key(id), { set: { brief } })) !== undefined;

/**
 * Pauses the work while a full refund is pending, ends it once the refund is sent, and resumes it if the bank rejects
 * the refund. A full refund frees the sessions to come for good: if it's rejected, they can be booked again.
 */
export const addRefundStep = (orderId: string, { phase, at }: RefundStep) =>
  change(orderId, (work) => {
    const followed = withRefundPhase(work, phase, at);
    if (followed === work) return undefined;
    const { refundSteps } = followed;
    const { sessions } = workStateOf(work);
    if (phase === 'kept' || !sessions) return { set: { refundSteps } };
    const toFree = sessions.bookings.filter((booking) => isToCome(booking, Date.now()));
    const set = withBookings(
      work,
      toFree.map(({ id }) => ({ id, kind: 'freed' })),
      'us',
    );
    return { set: { ...set, refundSteps }, entries: toFree.map(({ id }) => finishBooking(id)) };
  });

export const list = (name: WorkQuery['list'], { limit, after }: PageQuery): Promise<Page<StoredWork>> =>
  queries.listPart({ index: 'gsi2', partition: 'WORK', part: name, limit, before: after });

export const emailSeat = (id: string) =>
  change(id, ({ outbox: waiting, emails }) => {
    const isTold =
      emailEntriesOf(waiting, 'seat-reserved').length > 0 ||
      emails.some(({ template }) => template === 'seat-reserved');
    return isTold ? undefined : { set: {}, entries: [mail('seat-reserved')] };
  });

/** Changes nothing itself, but queues another check of the class. */
export const checkClass = (id: string) => change(id, () => ({ set: {} }));

/** Keeps entries in order even if this Lambda's clock is behind another's. */
export function timeAfter({ entries, startedAt }: StoredWork): string {
  const now = new Date().toISOString();
  const last = entries.at(-1)?.at ?? startedAt;
  return last > now ? last : now;
}

/** Appends what happened to bookings. */
export function withBookings(
  work: StoredWork,
  events: readonly BookingEvent[],
  by: WorkEntry['by'],
): Pick<StoredWork, 'entries' | 'version'> {
  const at = timeAfter(work);
  const added = events.map((booking) => ({
    ...{ id: `${booking.id}-${booking.kind}`, kind: 'booking' as const },
    ...{ by, at, booking },
  }));
  return { entries: [...work.entries, ...added], version: work.version + Number(added.length > 0) };
}

/**
 * Settles the sessions whose price the buyer asked for, the oldest first, as far as the refunds cover them. Amounts are in
 * paise, and `paise` is the order's price. Safe to repeat.
 */
export const settleRefunds = (id: string, { paise, refunded }: { paise: number; refunded: number }) =>
  change(id, (work) => {
    const { sessions } = workStateOf(work);
    if (!sessions) return undefined;
    const { bookings } = sessions;
    const settled = bookings.filter(({ state }) => state === 'refund_settled').length;
    const asked = bookings.filter(({ state }) => state === 'refund_asked');
    const covered = asked.filter((_, i) => sessionPrice(sessions, paise, settled + i + 1) <= refunded);
    if (covered.length === 0) return undefined;
    const events = covered.map((booking) => ({ id: booking.id, kind: 'refund_settled' as const }));
    return { set: withBookings(work, events, 'us') };
  });

/** Queues what follows from a change to a booking: its lock is taken or released. */
export const finishBooking = (booking: string): NewEntry => ({ kind: 'BOOKING', facts: { booking } });

export const remind = (reminder: Reminder | undefined): NewEntry[] =>
  reminder ? [{ kind: 'REMIND', due: reminder.at, facts: {} }] : [];

const key = (id: string) => ({ pk: 'WORK', sk: id }) as const;

export function indexKeysOf(work: StoredWork) {
  const { turn, waiting, due, since, silentSince } = workStateOf(work);
  const part =
    turn === 'us' || waiting === 'hold' || waiting === 'agreed' || hasSessionsToCome(work)
      ? `ours#${invertTime(turn === 'us' ? due : undefined)}`
      : turn === 'buyer'
        ? `theirs#${invertTime(silentSince)}`
        : `finished#${since}`;
  return { gsi2pk: 'WORK', gsi2sk: `${part}#${work.id}`, ...workDueKeys(work, Date.now()) };
}

/** Once the last one is over, a job writes the work again. */
function hasSessionsToCome(work: StoredWork): boolean {
  const { sessions, waiting } = workStateOf(work);
  return waiting === 'sessions' && sessions !== undefined && sessionsToCome(sessions, Date.now()).length > 0;
}

/** Returns a higher number for an earlier time (ISO 8601), and the lowest if there is no time. */
const invertTime = (time: string | undefined) =>
  String(time === undefined ? 0 : latest - Date.parse(time)).padStart(13, '0');

const latest = 9_999_999_999_999;

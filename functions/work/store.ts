import type { ShownClass } from '#shared/domain/classes/shown-class.ts';
import type { MailRecord } from '#shared/domain/mail/mail.ts';
import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import type { WorkQuery } from '#shared/domain/work/bought-work.ts';
import { type RefundStep, type Work, withRefundPhase, workStateOf } from '#shared/domain/work/work.ts';
import { workDueKeys } from '#shared/domain/work/work-due.ts';
import type { Brief, DocumentName, WorkEntry, WorkFile } from '#shared/domain/work/work-entry.ts';
import { nextReminder, type Reminder, type SentReminder } from '#shared/domain/work/work-reminders.ts';
import type { OrderNews, StoredOrder } from '../orders/store.ts';
import type { Entry, NewEntry, Outboxed } from '../platform/outbox/entries.ts';
import { mail, mailsOf } from '../platform/outbox/mails.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk     sk             gsi2pk   gsi2sk
 *   WORK   <order's id>   WORK     ours#<inverted due>#<id>             due first
 *   WORK   <order's id>   WORK     theirs#<inverted silentSince>#<id>   silent longest first
 *   WORK   <order's id>   WORK     finished#<since>#<id>                latest first
 *
 *                         gsi5pk   gsi5sk
 *                         DUE_WORK   <time>#<reason>#<id>   our turn, a silent buyer, or a mail that has not arrived
 *
 * Bought work, as a list of entries. The index is read from the highest key down, so the times are inverted where the
 * earliest comes first. Every write derives the index keys and the next reminder anew.
 */

/** A file of an order, with its key in the bucket. No answer of the API has the key. */
export interface StoredFile extends WorkFile {
  key: string;
}

/** An entry as it is stored. The fingerprint tells whether a repeated id comes with the same entry. */
export interface StoredEntry extends Omit<WorkEntry, 'file'> {
  file?: StoredFile;
  fingerprint?: string;
  /** The version of the privacy notice at the entry's form. */
  noticeVersion?: number | undefined;
}

/** Bought work as it is stored, under the order's id. */
export interface StoredWork extends Omit<Work, 'entries' | 'documents' | 'refundSteps'>, Outboxed {
  id: string;
  /** The buyer's name and telephone number, as the order has them. */
  who?: string;
  phone?: string;
  documents: DocumentName[];
  entries: StoredEntry[];
  /** A copy of the order's refund steps, for the list and the reminders. */
  refundSteps?: RefundStep[];
  /** The draft of the buyer's details, until they are sent. */
  brief?: Brief;
  /** Counts the changes of the entries. */
  version: number;
  /** The mails that ended. */
  mails: MailRecord[];
  reminders: SentReminder[];
  /** The course, if the work is a seat in a class. */
  courseId?: string;
  /** The class details that the buyer last got, if the work is a seat in a class. */
  shown?: ShownClass;
}

/** Bought work as it is begun. */
type NewWork = Pick<
  StoredWork,
  'id' | 'startedAt' | 'who' | 'phone' | 'documents' | 'isUltimate' | 'courseId' | 'shown'
>;

export const find = (id: string) => table.find<StoredWork>(key(id));

/** Begins work once. False when it was begun before. */
export function insert(work: NewWork): Promise<boolean> {
  const begun: StoredWork = { ...work, entries: [], version: 0, mails: [], reminders: [] };
  return outbox.insert(
    { ...key(work.id), ...begun, ...indexKeysOf(begun) },
    remind(nextReminder(begun, Date.now())),
  );
}

/** The fields that a change sets, and the entries of the outbox that it appends. */
interface WorkChange {
  set: Partial<Pick<StoredWork, 'entries' | 'brief' | 'version' | 'refundSteps' | 'documents'>>;
  entries?: readonly NewEntry[];
}

/**
 * Changes work by `next`, a function without effects: it runs again on the newer work when another write came between.
 * Returns the work after that; undefined where there is no such work, or `next` returns undefined.
 */
export const change = (id: string, next: (work: StoredWork) => WorkChange | undefined) =>
  outbox.change<StoredWork>(key(id), (work) => {
    const wanted = next(work);
    if (!wanted) return undefined;
    const { set, entries = [] } = wanted;
    const after: StoredWork = { ...work, ...set };
    return {
      set: { ...set, ...indexKeysOf(after) },
      entries: [...entries, ...remind(nextReminder(after, Date.now()))],
      replaces: 'REMIND',
    };
  });

/** Stores the draft of the buyer's details, whatever else is written meanwhile. False where there is no such work. */
export const saveBrief = async (id: string, brief: Brief): Promise<boolean> =>
  (await table.change(key(id), { set: { brief } })) !== undefined;

/**
 * Adds a refund step of an order to its work: the work pauses while a full refund is pending, ends when the refund has
 * arrived, and goes on if the bank fails it.
 */
export const followRefund = (orderId: string, { phase, at }: RefundStep) =>
  change(orderId, (work) => {
    const followed = withRefundPhase(work, phase, at);
    return followed === work ? undefined : { set: { refundSteps: followed.refundSteps } };
  });

/** Work with the order's refund steps as they are now: the stored copy may be a moment behind, and its step waits in the outbox. */
export const workOf = (order: StoredOrder, work: StoredWork): StoredWork => {
  const waiting = order.outbox?.findLast((entry): entry is Entry<OrderNews> => isRefundNews(entry));
  return withRefundPhase(work, refundPhaseOf(order), waiting?.facts.refund?.at ?? new Date().toISOString());
};

const isRefundNews = ({ kind, facts }: Entry) =>
  kind === 'ORDER' && (facts as OrderNews).refund !== undefined;

/** A page of one of the owner's lists of work. */
export const list = (name: WorkQuery['list'], { limit, after }: PageQuery): Promise<Page<StoredWork>> =>
  queries.listPart({ index: 'gsi2', partition: 'WORK', part: name, limit, before: after });

/** Mails the buyer of a seat that it's theirs, once. */
export const tellSeat = (id: string) =>
  change(id, ({ outbox: waiting, mails }) => {
    const isTold =
      mailsOf(waiting, 'place-reserved').length > 0 ||
      mails.some(({ letter }) => letter === 'place-reserved');
    return isTold ? undefined : { set: {}, entries: [mail('place-reserved')] };
  });

/** Writes a place again after its course changed or was deleted, which appends the entry that checks its class. */
export const lookAtClass = (id: string) => change(id, () => ({ set: {} }));

/** The entry of a reminder, if there is one. Its job derives from the work what to remind of. */
export const remind = (reminder: Reminder | undefined): NewEntry[] =>
  reminder ? [{ kind: 'REMIND', due: reminder.at, facts: {} }] : [];

const key = (id: string) => ({ pk: 'WORK', sk: id }) as const;

function indexKeysOf(work: StoredWork) {
  const { turn, waiting, due, since, silentSince } = workStateOf(work);
  const part =
    turn === 'us' || waiting === 'hold' || waiting === 'agreed'
      ? `ours#${inverted(turn === 'us' ? due : undefined)}`
      : turn === 'buyer'
        ? `theirs#${inverted(silentSince)}`
        : `finished#${since}`;
  return { gsi2pk: 'WORK', gsi2sk: `${part}#${work.id}`, ...workDueKeys(work) };
}

/** A key that is higher for an earlier time (ISO 8601), and lowest without a time. */
const inverted = (time: string | undefined) =>
  String(time === undefined ? 0 : latest - Date.parse(time)).padStart(13, '0');

const latest = 9_999_999_999_999;

import type { Course } from '#shared/domain/courses/course.ts';
import type { MailRecord } from '#shared/domain/mail/mail.ts';
import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import type { WorkQuery } from '#shared/domain/work/bought-work.ts';
import { type RefundStep, type Work, withRefundPhase, workStateOf } from '#shared/domain/work/work.ts';
import { workDueKeys } from '#shared/domain/work/work-due.ts';
import type { Brief, DocumentName, WorkEntry, WorkFile } from '#shared/domain/work/work-entry.ts';
import { nextReminder, type Reminder, type SentReminder } from '#shared/domain/work/work-reminders.ts';
import type { StoredOrder } from '../orders/store.ts';
import type { NewEntry, Outboxed } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk     sk             gsi2pk   gsi2sk
 *   WORK   <order's id>   WORK     ours#<inverted due>#<id>             due first stands first
 *   WORK   <order's id>   WORK     theirs#<inverted silentSince>#<id>   silent longest stands first
 *   WORK   <order's id>   WORK     finished#<since>#<id>                latest first
 *
 *                         gsi5pk   gsi5sk
 *                         DUE      <time>#<reason>#<id>   our turn, a silent buyer, or a mail that has not arrived
 *
 * Bought work, as a list of entries. The index is read from the highest key down, so a time that comes first is inverted.
 * Every write of it derives its place and its next reminder anew.
 */

/** A file of an order, with its key in the bucket, which never leaves the API. */
export interface StoredFile extends WorkFile {
  key: string;
}

/** An entry as it is stored: the fingerprint tells whether another one under its id says the same. */
export interface StoredEntry extends Omit<WorkEntry, 'file'> {
  file?: StoredFile;
  fingerprint?: string;
  /** The version of the notice that stood at its form. */
  noticeVersion?: number | undefined;
}

/** Bought work as it is stored; its id is the order's. */
export interface StoredWork extends Omit<Work, 'entries' | 'documents' | 'refundSteps'>, Outboxed {
  id: string;
  /** The buyer's name and telephone number, as the order has them. */
  who?: string;
  phone?: string;
  documents: DocumentName[];
  entries: StoredEntry[];
  /** The copy of what the order knows of its money, which the list and the reminders go by. */
  refundSteps?: RefundStep[];
  /** The details as far as they are typed. */
  brief?: Brief;
  /** Counts the changes of the entries. */
  version: number;
  /** Its mails that ended. */
  mails: MailRecord[];
  reminders: SentReminder[];
  /** The course, where it is a place in a class. */
  courseId?: string;
  /** The start of the class that its buyer knows of, as the course had it. */
  toldStart?: string;
  /** The first class that mails to its buyer have put into a calendar, as they were told it last. */
  toldClass?: Course['firstClass'];
}

/** Bought work as it is begun. */
export type NewWork = Pick<
  StoredWork,
  'id' | 'startedAt' | 'who' | 'phone' | 'documents' | 'isUltimate' | 'courseId' | 'toldStart' | 'toldClass'
>;

export const find = (id: string) => table.find<StoredWork>(key(id));

/** Begins work once, with what follows from it. False when it was begun before. */
export function insert(work: NewWork, entries: readonly NewEntry[] = []): Promise<boolean> {
  const begun: StoredWork = { ...work, entries: [], version: 0, mails: [], reminders: [] };
  return outbox.insert({ ...key(work.id), ...begun, ...indexKeysOf(begun) }, [
    ...entries,
    ...remind(nextReminder(begun, Date.now())),
  ]);
}

/** The fields that a change sets, and the entries that follow from it. */
export interface WorkChange {
  set: Partial<Pick<StoredWork, 'entries' | 'brief' | 'version' | 'refundSteps' | 'documents'>>;
  entries?: readonly NewEntry[];
}

/**
 * Changes work by `next`, a function without effects: it runs again on the newer work when another write came between.
 * Returns the work as it is afterwards; undefined where there is none, or `next` returns none.
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

/** Keeps the details as far as they are typed, whatever else is written meanwhile. False where there is no such work. */
export const saveBrief = async (id: string, brief: Brief): Promise<boolean> =>
  (await table.change(key(id), { set: { brief } })) !== undefined;

/**
 * Lets the work of an order follow its money, as was known at a time (ISO 8601): it rests while all of that is on its way
 * back, ends when that has arrived, and goes on where a bank fails to pass it on.
 */
export const followRefund = (order: StoredOrder, at: string) =>
  change(order.id, (work) => {
    const followed = withRefundPhase(work, refundPhaseOf(order), at);
    return followed === work ? undefined : { set: { refundSteps: followed.refundSteps } };
  });

/** Work as it is by what its order knows of the money now, which the stored copy may have yet to follow. */
export const workOf = (order: StoredOrder, work: StoredWork): StoredWork =>
  withRefundPhase(work, refundPhaseOf(order), new Date().toISOString());

/** A page of a list of the owner's. */
export const list = (name: WorkQuery['list'], { limit, after }: PageQuery): Promise<Page<StoredWork>> =>
  table.listPart({ index: 'gsi2', partition: 'WORK', part: name, limit, before: after });

/** Has the class of a place looked at: its course was changed or deleted. */
export const lookAtClass = (id: string) => change(id, () => ({ set: {} }));

/** The entry of a reminder, where there is one: of what it reminds, its job derives when it is due. */
export const remind = (reminder: Reminder | undefined): NewEntry[] =>
  reminder ? [{ kind: 'REMIND', due: reminder.at, facts: {} }] : [];

const key = (id: string) => ({ pk: 'WORK', sk: id }) as const;

function indexKeysOf(work: StoredWork) {
  const { turn, waiting, due, since, silentSince } = workStateOf(work);
  const place =
    turn === 'us' || waiting === 'hold'
      ? `ours#${inverted(turn === 'us' ? due : undefined)}`
      : turn === 'buyer'
        ? `theirs#${inverted(silentSince)}`
        : `finished#${since}`;
  return { gsi2pk: 'WORK', gsi2sk: `${place}#${work.id}`, ...dueKeys(work) };
}

/** The place of work among what is due. */
export const dueKeys = (work: StoredWork) => workDueKeys(work);

/** A key that is the higher, the earlier the time (ISO 8601); lowest without one. */
const inverted = (time: string | undefined) =>
  String(time === undefined ? 0 : latest - Date.parse(time)).padStart(13, '0');

const latest = 9_999_999_999_999;

import { classStartOf, startDay } from '#shared/domain/classes/class-start.ts';
import { changeToTell, shownClass } from '#shared/domain/classes/shown-class.ts';
import { seatStateOf } from '#shared/domain/orders/order-seat.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import {
  isTomorrow,
  nextLook,
  nextReminder,
  type Reminder,
  type SentReminder,
} from '#shared/domain/work/work-reminders.ts';
import * as classes from '../../classes/store.ts';
import * as courses from '../../courses/store.ts';
import * as orders from '../../orders/store.ts';
import { job } from '../../platform/job.ts';
import { doDue } from '../../platform/outbox/do-due.ts';
import type { NewEntry, Outboxed, OutboxItem } from '../../platform/outbox/entries.ts';
import { mail, mailsOf } from '../../platform/outbox/mails.ts';
import * as works from '../store.ts';

/**
 * Reminds of work, and tells the buyers of places when their class moves. The pop writes the mail, its note and the next
 * reminder in one write, so each mail goes out once. Every other write of the work replaces a claimed reminder.
 */
export const handler = job(() =>
  doDue('REMIND', async ({ item }) => {
    const work = item as OutboxItem & works.StoredWork;
    const now = Date.now();
    const { mails, set, next } =
      work.courseId === undefined ? remindOf(work, now) : await lookAtClass(work, now);
    return { followUps: [...mails, ...works.remind(next)], set: () => ({ ...set }) };
  }),
);

/** The emails to append, the attributes that note them, and the next reminder. */
interface Reminding {
  mails: NewEntry[];
  set: Partial<Pick<works.StoredWork, 'reminders' | 'shown'>>;
  next: Reminder | undefined;
}

/** Returns the mail of the reminder that is due; where several have become due, of the last. */
function remindOf(work: works.StoredWork, now: number): Reminding {
  const reminder = nextReminder(work, now);
  if (!reminder?.letter || Date.parse(reminder.at) > now) return { mails: [], set: {}, next: reminder };
  const { at: _, since, letter } = reminder;
  const step = 'step' in reminder && { step: reminder.step };
  const about = 'draft' in reminder && { about: reminder.draft };
  const sent = { letter, since, at: new Date(now).toISOString(), ...step };
  const reminders = [...work.reminders, sent];
  const next = nextReminder({ ...work, reminders }, now);
  return { mails: [mail(letter, { ...about })], set: { reminders }, next };
}

/** Returns the mails about the class of a place. The owner tells the buyer of a deleted course. */
async function lookAtClass(work: works.StoredWork, now: number): Promise<Reminding> {
  const { courseId = '', reminders, shown } = work;
  const at = new Date(now).toISOString();
  const course = await courses.find(courseId);
  if (!course) {
    await orders.update(work.id, (order) => withCourseGone(order, work, at));
    return { mails: [], set: {}, next: undefined };
  }
  const start = classStartOf(course);
  const next = nextLook(work, start, now);
  const order = await orders.find(work.id);
  if (!order || seatStateOf(order) !== 'held') return { mails: [], set: {}, next };
  // A waiting email will say what holds when it leaves. Look again after that.
  if (classEmails.some((letter) => mailsOf(work.outbox, letter).length > 0))
    return { mails: [], set: {}, next: { at: new Date(now + waitMs).toISOString(), since: at } };
  const own = await classes.get(courseId);
  const day = startDay(start);
  // While the owner may still change more, the email waits.
  const isChanging = ([course, own] as Outboxed[]).some(({ outbox = [] }) =>
    outbox.some(({ kind, due, originalDue = due }) => kind === 'CLASS' && originalDue > at),
  );
  const changed = shown && !isChanging && changeToTell(shown, course, own);
  const isPast = day !== undefined && day < dayInIndia(now);
  const remind = (sent: SentReminder): Reminding => ({
    mails: [mail(sent.letter)],
    set: { shown: shownClass(shown, { ...course, joining: own.joining }), reminders: [...reminders, sent] },
    next,
  });
  if (changed && !isPast) return remind({ letter: 'class-moved', since: start ?? '', at, changed });
  if (day && isTomorrow(work, start, now)) return remind({ letter: 'class-tomorrow', since: day, at });
  return { mails: [], set: {}, next };
}

const classEmails = ['place-reserved', 'class-moved', 'class-tomorrow'] as const;

const waitMs = 15 * 60_000;

/** Notes on an order that its course is deleted; that is settled once the owner has called or written to the buyer since. */
function withCourseGone(
  order: orders.StoredOrder,
  { entries }: works.StoredWork,
  at: string,
): orders.StoredOrder {
  const { courseGone } = order;
  if (!courseGone) return { ...order, courseGone: { at, isSettled: false } };
  const isSettled = entries.some(
    ({ kind, by, at: told }) =>
      by === 'us' && (kind === 'message' || kind === 'call') && told > courseGone.at,
  );
  return isSettled === courseGone.isSettled ? order : { ...order, courseGone: { ...courseGone, isSettled } };
}

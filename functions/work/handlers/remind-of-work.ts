import { classStartOf } from '#shared/domain/classes/class-start.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { isMoved, isTomorrow, nextLook, nextReminder } from '#shared/domain/work/work-reminders.ts';
import * as courses from '../../courses/store.ts';
import * as orders from '../../orders/store.ts';
import { job } from '../../platform/job.ts';
import { doDue } from '../../platform/outbox/do-due.ts';
import type { NewEntry, OutboxItem } from '../../platform/outbox/entries.ts';
import { mail } from '../../platform/outbox/mails.ts';
import * as works from '../store.ts';

/**
 * Reminds of work, and tells those with a place when their class moves. The mail, the note that it was appended and the
 * next reminder are written with the pop, so each goes out once; and every other write of the work takes the reminder
 * away that was claimed, as it derives it anew.
 */
export const handler = job(() =>
  doDue('REMIND', async ({ item }) => {
    const work = item as OutboxItem & works.StoredWork;
    const now = Date.now();
    const { mails, set } = work.courseId === undefined ? remindOf(work, now) : await lookAtClass(work, now);
    const after = { ...work, ...set };
    const next = work.courseId === undefined ? nextReminder(after, now) : nextLook(after, now);
    return { followUps: [...mails, ...works.remind(next)], set: () => ({ ...set }) };
  }),
);

/** The mails that follow, and the attributes that note them. */
interface Reminding {
  mails: NewEntry[];
  set: Partial<Pick<works.StoredWork, 'reminders'>> & {
    toldStart?: string | undefined;
    toldClass?: Course['firstClass'];
  };
}

const nothing: Reminding = { mails: [], set: {} };

/** Reminds of what is due now: where several times of it have passed, of the last of them. */
function remindOf(work: works.StoredWork, now: number): Reminding {
  const reminder = nextReminder(work, now);
  if (!reminder?.letter || Date.parse(reminder.at) > now) return nothing;
  const { at: _, since, letter } = reminder;
  const step = 'step' in reminder && { step: reminder.step };
  const about = 'draft' in reminder && { about: reminder.draft };
  const sent = { letter, since, at: new Date(now).toISOString(), ...step };
  return { mails: [mail(letter, { ...about })], set: { reminders: [...work.reminders, sent] } };
}

/** Tells the buyer of a place what has become of its class. That its course is deleted is the owner's to tell. */
async function lookAtClass(work: works.StoredWork, now: number): Promise<Reminding> {
  const { courseId = '', toldStart = '', reminders } = work;
  const at = new Date(now).toISOString();
  const course = await courses.find(courseId);
  if (!course) {
    await orders.update(work.id, (order) => withCourseGone(order, work, at));
    return nothing;
  }
  const start = classStartOf(course);
  // A calendar keeps the first class that it was told until it is told of another, or that there is none.
  const told = { toldStart: start, ...(course.firstClass && { toldClass: course.firstClass }) };
  if (isMoved(work, start, now) && hasHeard(work, course)) return { mails: [], set: told };
  if (isMoved(work, start, now)) {
    const sent = { letter: 'class-moved', since: start ?? '', at } as const;
    return { mails: [mail('class-moved')], set: { ...told, reminders: [...reminders, sent] } };
  }
  if (start !== toldStart || !isTomorrow(work, now)) return nothing;
  const sent = { letter: 'class-tomorrow', since: toldStart, at } as const;
  return { mails: [mail('class-tomorrow')], set: { reminders: [...reminders, sent] } };
}

/** Whether a mail that left since the last change of a course has told its start. */
const hasHeard = ({ mails }: works.StoredWork, { updatedAt = '' }: Course) =>
  mails.some(
    ({ letter, outcome, at }) =>
      (letter === 'place-reserved' || letter === 'class-moved') &&
      outcome === 'sent' &&
      Date.parse(at) - Date.parse(updatedAt) > sentMs,
  );

// Longer than a mail takes to be sent: its words may be older than its end by that.
const sentMs = 15 * 60_000;

/** An order whose course is deleted: its owner has settled that once the buyer was called or written to afterwards. */
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

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
 * Reminds of work, and tells the buyers of places when their class moves. The pop writes the mail, its note and the next
 * reminder in one write, so each mail goes out once. Every other write of the work replaces a claimed reminder.
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

/** The mails to append, and the attributes that note them. */
interface Reminding {
  mails: NewEntry[];
  set: Partial<Pick<works.StoredWork, 'reminders'>> & {
    toldStart?: string | undefined;
    toldClass?: Course['firstClass'];
  };
}

const nothing: Reminding = { mails: [], set: {} };

/** Returns the mail of the reminder that is due; where several have become due, of the last. */
function remindOf(work: works.StoredWork, now: number): Reminding {
  const reminder = nextReminder(work, now);
  if (!reminder?.letter || Date.parse(reminder.at) > now) return nothing;
  const { at: _, since, letter } = reminder;
  const step = 'step' in reminder && { step: reminder.step };
  const about = 'draft' in reminder && { about: reminder.draft };
  const sent = { letter, since, at: new Date(now).toISOString(), ...step };
  return { mails: [mail(letter, { ...about })], set: { reminders: [...work.reminders, sent] } };
}

/** Returns the mails about the class of a place. The owner tells the buyer of a deleted course. */
async function lookAtClass(work: works.StoredWork, now: number): Promise<Reminding> {
  const { courseId = '', toldStart = '', reminders } = work;
  const at = new Date(now).toISOString();
  const course = await courses.find(courseId);
  if (!course) {
    await orders.update(work.id, (order) => withCourseGone(order, work, at));
    return nothing;
  }
  const start = classStartOf(course);
  // A calendar keeps the class that it was sent last until a mail moves or cancels it.
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

/** Whether a mail since the last change of a course has told the buyer its start. */
const hasHeard = ({ mails }: works.StoredWork, { updatedAt = '' }: Course) =>
  mails.some(
    ({ letter, outcome, at }) =>
      (letter === 'place-reserved' || letter === 'class-moved') &&
      outcome === 'sent' &&
      Date.parse(at) - Date.parse(updatedAt) > sentMs,
  );

// A mail's facts may be read this long before the mail is recorded as sent.
const sentMs = 15 * 60_000;

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

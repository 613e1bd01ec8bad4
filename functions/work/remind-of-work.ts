import { isTomorrow, nextReminder, type SentReminder, startDay } from '#shared/domain/work-reminders.ts';
import { job } from '../lib/event/job.ts';
import { mail } from '../lib/mail/entries.ts';
import { doDue } from '../lib/outbox/do-due.ts';
import type { NewEntry, OutboxItem } from '../lib/outbox/entries.ts';
import * as courses from '../lib/store/courses.ts';
import * as works from '../lib/store/works.ts';

/**
 * Reminds of work. The mail, the note that it was appended and the next reminder are written with the pop, so each goes out
 * once; and every other write of the work takes the reminder away that was claimed, as it derives it anew.
 */
export const handler = job(() =>
  doDue('REMIND', async ({ item }) => {
    const work = item as OutboxItem & works.StoredWork;
    const due = await dueOf(work);
    const reminders = [...work.reminders, ...(due ? [due.sent] : [])];
    return {
      followUps: [...(due ? [due.mail] : []), ...works.remind({ ...work, reminders })],
      set: () => ({ reminders }),
    };
  }),
);

interface Due {
  mail: NewEntry;
  sent: SentReminder;
}

/** The reminder that is due now: where several times of it have passed, the last of them. */
async function dueOf(work: works.StoredWork): Promise<Due | undefined> {
  const now = new Date().toISOString();
  if (work.courseId !== undefined) return classTomorrow(work.courseId, work, now);
  const reminder = nextReminder(work, Date.parse(now));
  if (!reminder?.letter || reminder.at > now) return undefined;
  const { at: _, since, letter, ...facts } = reminder;
  const step = 'step' in reminder && { step: reminder.step };
  return { mail: mail(letter, facts), sent: { letter, since, at: now, ...step } };
}

async function classTomorrow(
  courseId: string,
  work: works.StoredWork,
  now: string,
): Promise<Due | undefined> {
  const course = await courses.find(courseId);
  const day = startDay(course?.startDate);
  if (!day || !isTomorrow(work, day, Date.parse(now))) return undefined;
  const letter = 'class-tomorrow';
  return { mail: mail(letter, {}), sent: { letter, since: day, at: now } };
}

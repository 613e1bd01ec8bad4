import { isTomorrow, type Reminder, type SentReminder, startDay } from '#shared/domain/work-reminders.ts';
import { job } from '../lib/event/job.ts';
import { mail } from '../lib/mail/entries.ts';
import { doDue } from '../lib/outbox/do-due.ts';
import type { NewEntry } from '../lib/outbox/entries.ts';
import * as courses from '../lib/store/courses.ts';
import * as orders from '../lib/store/orders.ts';
import * as works from '../lib/store/works.ts';
import { orderFacts, ownerFacts, placeFacts } from '../lib/work/letter-facts.ts';

/**
 * Reminds of work. The mail, the note that it was appended and the next reminder are written with the pop, so each goes out
 * once; and every other write of the work takes the reminder away that was claimed, as it derives it anew.
 */
export const handler = job(() =>
  doDue<Reminder, works.StoredWork & { pk: 'WORK'; sk: string }>('REMIND', async ({ item, entry }) => {
    const work = item as typeof item & works.StoredWork;
    const due = await dueOf(work, entry.facts);
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

async function dueOf(work: works.StoredWork, reminder: Reminder): Promise<Due | undefined> {
  const order = await orders.find(work.id);
  if (!order) return undefined;
  const at = new Date().toISOString();
  if (!reminder.letter) return classTomorrow(work, order, at);
  const { at: _, since, letter, ...facts } = reminder;
  const about = letter === 'draft-due-tomorrow' ? ownerFacts(order) : orderFacts(order);
  const step = 'step' in reminder && { step: reminder.step };
  return { mail: mail(letter, { ...about, ...facts }), sent: { letter, since, at, ...step } };
}

async function classTomorrow(
  work: works.StoredWork,
  order: orders.StoredOrder,
  at: string,
): Promise<Due | undefined> {
  if (order.sold?.kind !== 'course') return undefined;
  const course = await courses.find(order.sold.courseId);
  const day = startDay(course?.startDate);
  if (!day || !isTomorrow(work, day, Date.parse(at))) return undefined;
  const letter = 'class-tomorrow';
  const facts = { ...orderFacts(order), ...(await placeFacts(order.sold)) };
  return { mail: mail(letter, facts), sent: { letter, since: day, at } };
}

import { changeToEmail, shownClass } from '#shared/domain/classes/calendar-class.ts';
import { classStartOf, startDay } from '#shared/domain/classes/class-start.ts';
import { seatStateOf } from '#shared/domain/orders/order-seat.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import {
  isTomorrow,
  nextCheck,
  nextReminder,
  type Reminder,
  type SentReminder,
} from '#shared/domain/work/work-reminders.ts';
import * as classes from '../../classes/store.ts';
import * as courses from '../../courses/store.ts';
import * as orders from '../../orders/store.ts';
import { job } from '../../platform/job.ts';
import { emailEntriesOf, mail } from '../../platform/outbox/email-entries.ts';
import type { NewEntry, Outboxed, OutboxItem } from '../../platform/outbox/entries.ts';
import { runDue } from '../../platform/outbox/run-due.ts';
import * as works from '../../works/store.ts';

/**
 * Sends reminders and emails about changed classes. One write pops the entry and stores the email, its record and the
 * next reminder, so each email is sent once. Any other change to the work replaces a claimed reminder.
 */
export const handler = job(() =>
  runDue<object, OutboxItem & works.StoredWork>('REMIND', async ({ item }) => {
    const work = item as OutboxItem & works.StoredWork;
    const now = Date.now();
    const { emails, set, next } =
      work.courseId === undefined ? remindOf(work, now) : await checkClass(work, now);
    return {
      followUps: [...emails, ...works.remind(next)],
      set: (current) => ({ ...set, ...works.indexKeysOf({ ...current, ...set }) }),
    };
  }),
);

interface Reminding {
  emails: NewEntry[];
  set: Partial<Pick<works.StoredWork, 'reminders' | 'shown'>>;
  next: Reminder | undefined;
}

/** If several reminders are due, only the last one is sent. */
function remindOf(work: works.StoredWork, now: number): Reminding {
  const reminder = nextReminder(work, now);
  if (!reminder?.template || Date.parse(reminder.at) > now) return { emails: [], set: {}, next: reminder };
  const { since, template } = reminder;
  const step = 'step' in reminder && { step: reminder.step };
  const about =
    'draft' in reminder ? { about: reminder.draft } : 'booking' in reminder && { about: reminder.booking };
  const sent = { template, since, at: new Date(now).toISOString(), ...step };
  const reminders = [...work.reminders, sent];
  const next = nextReminder({ ...work, reminders }, now);
  return { emails: [mail(template, { ...about })], set: { reminders }, next };
}

/** If the course was deleted, no email is sent, because the owner will contact the buyer. */
async function checkClass(work: works.StoredWork, now: number): Promise<Reminding> {
  const { courseId = '', reminders, shown } = work;
  const at = new Date(now).toISOString();
  const course = await courses.find(courseId);
  if (!course) {
    await orders.update(work.id, (order) => withCourseDeletion(order, work, at));
    return { emails: [], set: {}, next: undefined };
  }
  const start = classStartOf(course);
  const next = nextCheck(work, start, now);
  const order = await orders.find(work.id);
  if (!order || seatStateOf(order) !== 'held') return { emails: [], set: {}, next };
  // An email that is already waiting will have the latest details, so check again after it's sent.
  if (classTemplates.some((template) => emailEntriesOf(work.outbox, template).length > 0))
    return { emails: [], set: {}, next: { at: new Date(now + waitMs).toISOString(), since: at } };
  const own = await classes.get(courseId);
  const day = startDay(start);
  // If the class has only just been changed, the owner may still be editing, so nothing is sent yet.
  const isChanging = ([course, own] as Outboxed[]).some(({ outbox = [] }) =>
    outbox.some(({ kind, due, originalDue = due }) => kind === 'CLASS' && originalDue > at),
  );
  const changed = shown && !isChanging && changeToEmail(shown, course, own);
  const isPast = day !== undefined && day < dayInIndia(now);
  const remind = (sent: SentReminder): Reminding => ({
    emails: [mail(sent.template)],
    set: { shown: shownClass(shown, { ...course, joining: own.joining }), reminders: [...reminders, sent] },
    next,
  });
  if (changed && !isPast) return remind({ template: 'class-changed', since: start ?? '', at, changed });
  if (day && isTomorrow(work, start, now)) return remind({ template: 'class-tomorrow', since: day, at });
  return { emails: [], set: {}, next };
}

const classTemplates = ['seat-reserved', 'class-changed', 'class-tomorrow'] as const;

const waitMs = 15 * 60_000;

function withCourseDeletion(
  order: orders.StoredOrder,
  { entries }: works.StoredWork,
  at: string,
): orders.StoredOrder {
  const { courseDeletion } = order;
  if (!courseDeletion) return { ...order, courseDeletion: { at, isSettled: false } };
  const isSettled = entries.some(
    ({ kind, by, at: told }) =>
      by === 'us' && (kind === 'message' || kind === 'call') && told > courseDeletion.at,
  );
  return isSettled === courseDeletion.isSettled
    ? order
    : { ...order, courseDeletion: { ...courseDeletion, isSettled } };
}

import { classStartOf } from './class-start.ts';

/** The class as shown in our latest email and in the buyer's calendar. */
export interface ShownClass {
  title: string;
  start?: string;
  end?: string;
  /** The calendar event's location comes from these details. */
  joining?: string;
  /** Kept even if the course no longer has class hours, so that the next email can cancel the calendar event. */
  hours?: { start: string; end: string };
  /** The `SEQUENCE` of the calendar event (RFC 5545), which increases with each change. */
  sequence: number;
}

interface ClassHours {
  startDate?: string | undefined;
  firstClass?: { start: string; end: string } | undefined;
}

interface CurrentClass extends ClassHours {
  title: string;
  joining?: string | undefined;
}

export function shownClass(before: ShownClass | undefined, current: CurrentClass): ShownClass {
  const { title, joining, firstClass } = current;
  const start = classStartOf(current);
  const hours = firstClass ?? before?.hours;
  const shown = {
    title,
    ...(start && { start }),
    ...(firstClass && { end: firstClass.end }),
    ...(joining && { joining }),
  };
  const isSame = (['title', 'start', 'end', 'joining'] as const).every(
    (name) => shown[name as keyof typeof shown] === before?.[name],
  );
  const sequence = before ? before.sequence + Number(!isSame) : 0;
  return { ...shown, ...(hours && { hours }), sequence };
}

export const hoursOf = (course: ClassHours): string => hoursKey(classStartOf(course), course.firstClass?.end);

const hoursKey = (start = '', end = '') => `${start}/${end}`;

/** Earlier values that were corrected without emailing the buyers. A buyer who last saw one of them isn't emailed. */
type Corrected = readonly string[] | undefined;

/** Returns what has changed since the last email to the buyer, or undefined if no email is needed. */
export function changeToEmail(
  shown: ShownClass,
  course: ClassHours & { corrected?: Corrected },
  { joining = '', corrected }: { joining?: string | undefined; corrected?: Corrected },
): 'start' | 'details' | undefined {
  const told = hoursKey(shown.start, shown.end);
  const isOutdated = told !== hoursOf(course) && !course.corrected?.includes(told);
  if (isOutdated && shown.start !== classStartOf(course)) return 'start';
  const { joining: emailedJoining = '' } = shown;
  return isOutdated || (emailedJoining !== joining && !corrected?.includes(emailedJoining))
    ? 'details'
    : undefined;
}

/** A change that buyers are emailed about clears the list. */
export function correctedAfter(
  before: { value: string; corrected?: Corrected },
  value: string,
  isCorrection: boolean,
): Corrected {
  if (value === before.value) return before.corrected;
  return isCorrection ? [...(before.corrected ?? []), before.value].slice(-maxCorrected) : undefined;
}

const maxCorrected = 5;

/** Buyers are emailed this many minutes after the last change. */
export const changeMinutes = 10;

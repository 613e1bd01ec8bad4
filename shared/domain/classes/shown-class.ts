import { classStartOf } from './class-start.ts';

/** The class as a buyer knows it: the details in our latest email and in the buyer's calendar. */
export interface ShownClass {
  title: string;
  /** The start, as the course had it. */
  start?: string;
  /** When the first class ends (ISO 8601). */
  end?: string;
  /** The joining details, which the location in a calendar is taken from. */
  joining?: string;
  /** The hours in the calendar, which it keeps until an email moves or cancels them. */
  hours?: { start: string; end: string };
  /** The SEQUENCE of the calendar file. */
  sequence: number;
}

/** The hours of a class, as its course has them. */
interface ClassHours {
  startDate?: string | undefined;
  firstClass?: { start: string; end: string } | undefined;
}

/** A class as it is now. */
interface CurrentClass extends ClassHours {
  title: string;
  joining?: string | undefined;
}

/** What a buyer is shown by an email about a class as it is now: the sequence grows if anything changed. */
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

/** The hours of a class in one text, to be compared. */
export const hoursOf = (course: ClassHours): string => hoursKey(classStartOf(course), course.firstClass?.end);

const hoursKey = (start = '', end = '') => `${start}/${end}`;

/** Earlier values that the owner corrected without an email. Buyers who know an earlier value aren't emailed. */
export type Corrected = readonly string[] | undefined;

/** What a buyer has to be emailed about, because the class has changed since the last email. */
export function changeToTell(
  shown: ShownClass,
  course: ClassHours & { corrected?: Corrected },
  { joining = '', corrected }: { joining?: string | undefined; corrected?: Corrected },
): 'start' | 'details' | undefined {
  const told = hoursKey(shown.start, shown.end);
  const isOutdated = told !== hoursOf(course) && !course.corrected?.includes(told);
  if (isOutdated && shown.start !== classStartOf(course)) return 'start';
  const { joining: toldJoining = '' } = shown;
  return isOutdated || (toldJoining !== joining && !corrected?.includes(toldJoining)) ? 'details' : undefined;
}

/** The corrected values after a change of one value; a change that buyers are emailed about clears them. */
export function correctedAfter(
  before: { value: string; corrected?: Corrected },
  value: string,
  isCorrection: boolean,
): Corrected {
  if (value === before.value) return before.corrected;
  return isCorrection ? [...(before.corrected ?? []), before.value].slice(-mostCorrected) : undefined;
}

const mostCorrected = 5;

/** Minutes after the last change in which the owner can change more before buyers are emailed. */
export const changeMinutes = 10;

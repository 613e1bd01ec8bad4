import { startDay } from '#shared/domain/classes/class-start.ts';
import { courseCategories } from '#shared/domain/courses/categories.ts';
import { certificationIds, certificationName } from '#shared/domain/courses/certifications.ts';
import type { Course, CourseInput } from '#shared/domain/courses/course.ts';
import { readRupees } from '#shared/domain/money/read-rupees.ts';
import { timeValue } from '#shared/domain/time/format.ts';
import type { Values } from '../../../forms/submission.ts';

export type CourseField = Exclude<keyof CourseInput, 'firstClass'> | 'firstClass.start' | 'firstClass.end';

export const fieldLabels: Record<CourseField, string> = {
  title: 'Title',
  description: 'Description',
  learn: 'What you’ll learn',
  included: 'What’s included',
  price: 'Price',
  startDate: 'Start date',
  duration: 'Duration',
  timings: 'Timings',
  'firstClass.start': 'First class from',
  'firstClass.end': 'First class until',
  weeks: 'Weeks',
  instructorId: 'Instructor',
  certification: 'Certification',
  category: 'Category',
  payOnline: 'Pay online',
  isFull: 'Full',
  seats: 'Total seats',
  isHidden: 'Hidden',
};

export const payOnlineChoices = [
  { value: 'No', name: 'No: buyers request a seat' },
  { value: 'Yes', name: 'Yes: they can also pay on the course page' },
] as const;

export const fullChoices = [
  { value: 'No', name: 'No: there are seats left' },
  { value: 'Yes', name: 'Yes: no seats can be bought or requested' },
] as const;

export const hiddenChoices = [
  { value: 'No', name: 'No: it’s on the site' },
  { value: 'Yes', name: 'Yes: only people with a seat can see it' },
] as const;

export const certificationChoices = [
  { value: '', name: 'None' },
  ...certificationIds.map((id) => ({ value: id, name: certificationName(id) })),
];

export const categoryChoices = [
  { value: '', name: 'None' },
  ...courseCategories.map((category) => ({ value: category, name: category })),
];

export const valuesOf = ({
  title,
  description,
  learn = [],
  included = [],
  price,
  startDate,
  duration,
  timings,
  payOnline,
  firstClass,
  weeks,
  instructorId,
  certification,
  category,
  isFull,
  seats,
  isHidden,
}: Course): Record<CourseField, string> => ({
  title,
  description,
  learn: learn.join('\n'),
  included: included.join('\n'),
  price: String(price),
  startDate: startDay(startDate) ?? '',
  duration: duration ?? '',
  timings: timings ?? '',
  'firstClass.start': firstClass ? timeValue(firstClass.start) : '',
  'firstClass.end': firstClass ? timeValue(firstClass.end) : '',
  weeks: weeks ? String(weeks) : '',
  instructorId: instructorId ?? '',
  certification: certification ?? '',
  category: category ?? '',
  payOnline: payOnline ? 'Yes' : 'No',
  isFull: isFull ? 'Yes' : 'No',
  seats: seats === undefined ? '' : String(seats),
  isHidden: isHidden ? 'Yes' : 'No',
});

export function courseInput(values: Values, edited?: Course) {
  const { title = '', description = '', price = '', startDate = '', duration = '', timings = '' } = values;
  // The field contains only the date. If that hasn't changed, the course keeps its stored time.
  const isSameDay = startDate !== '' && startDay(edited?.startDate) === startDate;
  return {
    title,
    description,
    learn: linesOf(values.learn),
    included: linesOf(values.included),
    price: parsePrice(price),
    startDate: isSameDay ? edited?.startDate : startDate,
    duration,
    timings,
    payOnline: values.payOnline === 'Yes' || undefined,
    instructorId: values.instructorId || undefined,
    certification: certificationIds.find((id) => id === values.certification),
    category: courseCategories.find((category) => category === values.category),
    firstClass: firstClassOf(startDate, values['firstClass.start'], values['firstClass.end']),
    weeks: values.weeks ? Number(values.weeks) : undefined,
    isFull: values.isFull === 'Yes' || undefined,
    seats: values.seats ? Number(values.seats) : undefined,
    isHidden: values.isHidden === 'Yes' || undefined,
  } satisfies Record<keyof CourseInput, unknown>;
}

function linesOf(text = ''): string[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim());
  return lines.length > 0 ? lines : undefined;
}

/** `start` and `end` are in Indian time (`HH:MM`). If one is missing, the API reports it. */
const firstClassOf = (day: string, start = '', end = '') =>
  start || end ? { start: timeInIndia(day, start), end: timeInIndia(day, end) } : undefined;

const timeInIndia = (day: string, hour: string) => (day && hour ? `${day}T${hour}:00+05:30` : '');

/** In rupees. Text that isn't an amount becomes 0, which means “Price on request”. */
export const parsePrice = (typed: string): number => readRupees(typed).value ?? 0;

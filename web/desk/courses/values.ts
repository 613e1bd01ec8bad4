import { startDay } from '#shared/domain/classes/class-start.ts';
import { courseCategories } from '#shared/domain/courses/categories.ts';
import { certificationIds, certificationName } from '#shared/domain/courses/certifications.ts';
import type { Course, CourseInput } from '#shared/domain/courses/course.ts';
import { readRupees } from '#shared/domain/money/read-rupees.ts';
import { timeInWords } from '#shared/domain/time/india-words.ts';
import type { Values } from '../../forms/submission.ts';

/** A field of the form: the first class has two, for its hours on the start date. */
export type CourseField = Exclude<keyof CourseInput, 'firstClass'> | 'firstClass.start' | 'firstClass.end';

/** The names of a course's fields, in the order in which the owner reads them. */
export const fieldLabels: Record<CourseField, string> = {
  title: 'Title',
  description: 'Description',
  price: 'Price',
  startDate: 'Start date',
  duration: 'Duration',
  timings: 'Timings',
  'firstClass.start': 'First class from',
  'firstClass.end': 'First class until',
  weeks: 'Weeks',
  teacher: 'Teacher',
  certification: 'Certification',
  category: 'Category',
  payOnline: 'Pay online',
  isFull: 'Full',
  seats: 'Seats in all',
  isHidden: 'Hidden',
};

/** The two ways to a place, as the form's field holds them. */
export const payOnlineChoices = [
  { value: 'No', name: 'No: buyers ask for a place' },
  { value: 'Yes', name: 'Yes: they can pay on its page too' },
] as const;

/** Whether places are left, as the form's field holds it. */
export const fullChoices = [
  { value: 'No', name: 'No: there are places left' },
  { value: 'Yes', name: 'Yes: no place can be bought or reserved' },
] as const;

/** Whether the site shows a course, as the form's field holds it. */
export const hiddenChoices = [
  { value: 'No', name: 'No: it stands on the site' },
  { value: 'Yes', name: 'Yes: only those with a place keep it' },
] as const;

/** The certifications that a course may prepare for. */
export const certificationChoices = [
  { value: '', name: 'For none of them' },
  ...certificationIds.map((id) => ({ value: id, name: certificationName(id) })),
];

/** The categories that a course may be in. */
export const categoryChoices = [
  { value: '', name: 'In none' },
  ...courseCategories.map((category) => ({ value: category, name: category })),
];

/** A course as the form's fields hold it. */
export const valuesOf = ({
  title,
  description,
  price,
  startDate,
  duration,
  timings,
  payOnline,
  firstClass,
  weeks,
  teacher,
  certification,
  category,
  isFull,
  seats,
  isHidden,
}: Course): Record<CourseField, string> => ({
  title,
  description,
  price: String(price),
  startDate: startDay(startDate) ?? '',
  duration: duration ?? '',
  timings: timings ?? '',
  'firstClass.start': firstClass ? timeInWords(firstClass.start) : '',
  'firstClass.end': firstClass ? timeInWords(firstClass.end) : '',
  weeks: weeks ? String(weeks) : '',
  teacher: teacher ?? '',
  certification: certification ?? '',
  category: category ?? '',
  payOnline: payOnline ? 'Yes' : 'No',
  isFull: isFull ? 'Yes' : 'No',
  seats: seats === undefined ? '' : String(seats),
  isHidden: isHidden ? 'Yes' : 'No',
});

/** A course as the API takes it, from the form's fields. Every field is asked for: one left out would be removed. */
export function courseInput(values: Values, edited?: Course) {
  const { title = '', description = '', price = '', startDate = '', duration = '', timings = '' } = values;
  // The field shows the day alone: one that was not touched keeps the time it was stored with.
  const isSameDay = startDate !== '' && startDay(edited?.startDate) === startDate;
  return {
    title,
    description,
    price: parsePrice(price),
    startDate: isSameDay ? edited?.startDate : startDate,
    duration,
    timings,
    // `No` is stored as no value at all.
    payOnline: values.payOnline === 'Yes' || undefined,
    teacher: values.teacher || undefined,
    certification: certificationIds.find((id) => id === values.certification),
    category: courseCategories.find((category) => category === values.category),
    firstClass: firstClassOf(startDate, values['firstClass.start'], values['firstClass.end']),
    weeks: values.weeks ? Number(values.weeks) : undefined,
    isFull: values.isFull === 'Yes' || undefined,
    seats: values.seats ? Number(values.seats) : undefined,
    isHidden: values.isHidden === 'Yes' || undefined,
  } satisfies Record<keyof CourseInput, unknown>;
}

/** The first class from its hours in India (`HH:MM`) on a day. With one of them missing the API says what is wrong. */
const firstClassOf = (day: string, start = '', end = '') =>
  start || end ? { start: timeInIndia(day, start), end: timeInIndia(day, end) } : undefined;

const timeInIndia = (day: string, hour: string) => (day && hour ? `${day}T${hour}:00+05:30` : '');

/** A price as an admin types it, in rupees. Any other text is 0, which means a price on request. */
export const parsePrice = (typed: string): number => readRupees(typed).value ?? 0;

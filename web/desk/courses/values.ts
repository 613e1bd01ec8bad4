import { startDay } from '#shared/domain/classes/class-start.ts';
import type { Course, CourseInput } from '#shared/domain/courses/course.ts';
import type { Values } from '../../forms/submission.ts';

/** The names of a course's fields, in the order in which the owner reads them. */
export const fieldLabels: Record<keyof CourseInput, string> = {
  title: 'Title',
  description: 'Description',
  price: 'Price',
  startDate: 'Start date',
  duration: 'Duration',
  timings: 'Timings',
  payOnline: 'Pay online',
};

/** The two ways to a place, as the form's field holds them. */
export const payOnlineChoices = [
  { value: 'No', name: 'No: buyers ask for a place' },
  { value: 'Yes', name: 'Yes: they can pay on its page too' },
] as const;

/** A course as the form's fields hold it. */
export const valuesOf = ({
  title,
  description,
  price,
  startDate,
  duration,
  timings,
  payOnline,
}: Course): Record<keyof CourseInput, string> => ({
  title,
  description,
  price: String(price),
  startDate: startDay(startDate) ?? '',
  duration: duration ?? '',
  timings: timings ?? '',
  payOnline: payOnline ? 'Yes' : 'No',
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
    // Off is stored as where nothing is said.
    payOnline: values.payOnline === 'Yes' || undefined,
  } satisfies Record<keyof CourseInput, unknown>;
}

/** Rupees as an owner types them: `4499`, `4,499`, `₹4,499` or `Rs. 4499/-`. Any other text is 0. */
export function parsePrice(typed: string): number {
  const [, amount = ''] = /^(?:₹|rs\.?|inr)?([\d,]*\.?\d*)(?:\/-)?$/i.exec(typed.replace(/\s/g, '')) ?? [];
  return Number(amount.replaceAll(',', '')) || 0;
}

import type { AvailabilityInput } from '#shared/domain/coaching/availability.ts';
import type { AdminOffer, OfferInput } from '#shared/domain/coaching/offer.ts';
import { readWholeRupees } from '#shared/domain/money/read-rupees.ts';
import type { Values } from '../../../forms/submission.ts';

export const hiddenChoices = [
  { value: 'No', name: 'No: it’s on the site' },
  { value: 'Yes', name: 'Yes: it can’t be bought' },
] as const;

export const offerInput = ({
  title = '',
  description = '',
  sessions,
  minutes,
  rupees = '',
  coachId = '',
  place,
  isHidden,
}: Values): OfferInput => ({
  ...{ title, description, sessions: Number(sessions), minutes: Number(minutes) },
  ...{ rupees: readWholeRupees(rupees).value ?? 0, coachId },
  ...(place && { place }),
  ...(isHidden === 'Yes' && { isHidden: true }),
});

export const offerValues = (offer: AdminOffer): Values => {
  const { title, description, sessions, minutes, rupees, coachId, place = '', isHidden } = offer;
  return {
    ...{ title, description, coachId, place, isHidden: isHidden ? 'Yes' : 'No' },
    ...{ sessions: String(sessions), minutes: String(minutes), rupees: String(rupees) },
  };
};

/** In the order of a week in India. */
export const weekdays = [
  { value: '1', name: 'Monday' },
  { value: '2', name: 'Tuesday' },
  { value: '3', name: 'Wednesday' },
  { value: '4', name: 'Thursday' },
  { value: '5', name: 'Friday' },
  { value: '6', name: 'Saturday' },
  { value: '0', name: 'Sunday' },
] as const;

export type RowList = 'weekly' | 'blocked' | 'worksOn';

export const fieldName = (list: RowList, row: number, field: string): string => `${list}.${row}.${field}`;

/** The numbers of a list's rows, which have gaps if rows were removed. */
export const rowsIn = (values: Values, list: RowList): number[] => [
  ...new Set(
    Object.keys(values).flatMap((name) => {
      const [first, row] = name.split('.');
      return first === list ? Number(row) : [];
    }),
  ),
];

const valuesIn = (values: Values, list: RowList) =>
  rowsIn(values, list).map((row) => (field: string) => values[fieldName(list, row, field)] ?? '');

export const availabilityInput = (values: Values): AvailabilityInput => ({
  weekly: valuesIn(values, 'weekly').map((value) => ({
    weekday: Number(value('weekday')),
    ...hoursIn(value),
  })),
  blocked: valuesIn(values, 'blocked').map((value) => ({ date: value('date'), ...hoursIn(value) })),
  worksOn: valuesIn(values, 'worksOn').map((value) => value('date')),
  bufferMinutes: Number(values.bufferMinutes),
  noticeHours: Number(values.noticeHours),
  daysAhead: Number(values.daysAhead),
});

/** A time field has no 24:00, so 12:00 am is the end of the day if it's an end. */
const hoursIn = (value: (field: string) => string) => ({
  from: value('from'),
  to: value('to') === '00:00' ? '24:00' : value('to'),
});

export const shownEnd = (to: string | undefined): string | undefined => (to === '24:00' ? '00:00' : to);

/** The names of the fields whose end isn't after their start. */
export const endsPastMidnight = (values: Values): string[] =>
  (['weekly', 'blocked'] as const).flatMap((list) =>
    rowsIn(values, list).flatMap((row) => {
      const { from, to } = hoursIn((field) => values[fieldName(list, row, field)] ?? '');
      return from < to ? [] : fieldName(list, row, 'to');
    }),
  );

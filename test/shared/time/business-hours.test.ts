import { isClockRunning } from '#shared/domain/enquiries/reply-deadline.ts';
import { businessHoursBetween, hoursLeft, replyDue } from '#shared/domain/time/business-hours.ts';

const inIndia = (day: number, clock: string) => Date.parse(`2025-11-${day}T${clock}:00+05:30`);
const [monday, friday, saturday, sunday, nextMonday, nextTuesday] = [17, 21, 22, 23, 24, 25];
const hours = (from: number, to: number) => Math.round(businessHoursBetween(from, to) * 1000) / 1000;

describe('business hours between two moments', () => {
  it.each([
    ['on one day', inIndia(monday, '10:00'), inIndia(monday, '15:30'), 5.5],
    ['overnight', inIndia(monday, '22:00'), inIndia(monday + 1, '01:00'), 3],
    ['over a weekend', inIndia(friday, '18:00'), inIndia(nextMonday, '09:00'), 15],
    ['within a weekend', inIndia(saturday, '00:00'), inIndia(sunday, '23:59'), 0],
    ['out of a weekend', inIndia(saturday, '12:00'), inIndia(nextMonday, '00:01'), 1 / 60],
    ['into a weekend', inIndia(friday, '23:00'), inIndia(sunday, '12:00'), 1],
    ['over a week', inIndia(monday, '08:00'), inIndia(nextMonday, '08:00'), 120],
    ['over ten years', Date.parse('2015-11-16T08:00:00+05:30'), inIndia(monday, '08:00'), 522 * 120],
    ['at one moment', inIndia(monday, '08:00'), inIndia(monday, '08:00'), 0],
  ])('are counted %s', (_, from, to, expected) => {
    expect(hours(from, to)).toBeCloseTo(expected, 2);
  });

  it('start and end with the day in India, not in UTC', () => {
    expect(hours(inIndia(sunday, '23:00'), inIndia(nextMonday, '00:30'))).toBe(0.5);
    expect(hours(inIndia(friday, '23:30'), inIndia(saturday, '05:30'))).toBe(0.5);
  });

  it('add up for any moment in between', () => {
    const start = inIndia(monday, '00:00');
    for (let hour = 0; hour <= 24 * 14; hour += 5) {
      const middle = start + hour * 3_600_000;
      const end = start + 14 * 24 * 3_600_000;
      expect(hours(start, middle) + hours(middle, end)).toBe(240);
    }
  });
});

describe('the time left to reply', () => {
  it('is 48 business hours from the enquiry', () => {
    const asked = new Date(inIndia(friday, '12:00')).toISOString();
    expect(hoursLeft(asked, inIndia(friday, '12:00'))).toBe(48);
    expect(hoursLeft(asked, inIndia(nextMonday, '12:00'))).toBe(24);
    expect(hoursLeft(asked, inIndia(nextTuesday, '12:00'))).toBe(0);
    expect(hoursLeft(asked, inIndia(nextTuesday, '13:00'))).toBe(-1);
  });
});

describe('the deadline of a reply', () => {
  const at = (day: number, clock: string) => new Date(inIndia(day, clock)).toISOString();
  const dayOfNovember = (day: number) => `2025-11-${day}`;
  const [nextWednesday, nextThursday] = [26, 27];

  it.each([
    ['on a Monday', monday, '10:00', [], monday + 2, '10:00'],
    ['at midnight on a Monday', monday, '00:00', [], monday + 2, '00:00'],
    ['at midnight on a Thursday', friday - 1, '00:00', [], saturday, '00:00'],
    ['on a Friday', friday, '18:00', [], nextTuesday, '18:00'],
    ['on a Friday before a holiday', friday, '18:00', [nextMonday], nextWednesday, '18:00'],
    ['on a Friday before two holidays', friday, '18:00', [nextTuesday, nextMonday], nextThursday, '18:00'],
    ['on a Saturday', saturday, '12:00', [], nextWednesday, '00:00'],
    ['on a Sunday before a holiday', sunday, '23:59', [nextMonday], nextThursday, '00:00'],
    ['on a holiday', monday, '10:00', [monday], monday + 3, '00:00'],
    ['before a holiday at a weekend', friday, '18:00', [saturday, sunday], nextTuesday, '18:00'],
    ['after a holiday', friday, '18:00', [friday - 1], nextTuesday, '18:00'],
    [
      'before a holiday that is listed twice',
      friday,
      '18:00',
      [nextMonday, nextMonday],
      nextWednesday,
      '18:00',
    ],
  ])('to an enquiry %s is 48 business hours later', (_, day, clock, free, dueDay, dueClock) => {
    const holidays = free.map(dayOfNovember);
    const [asked, due] = [at(day, clock), at(dueDay, dueClock)];
    expect(replyDue(asked, holidays)).toBe(due);
    expect(businessHoursBetween(Date.parse(asked), Date.parse(due), holidays)).toBeCloseTo(48, 9);
    expect(hoursLeft(asked, Date.parse(due), holidays)).toBeCloseTo(0, 9);
  });
});

describe('the clock of an enquiry', () => {
  const answeredAt = '2025-11-20T09:00:00.000Z';

  it.each([
    ['waiting', { type: 'course', clarified: false }, true],
    ['clarified', { type: 'course', clarified: true }, false],
    ['answered', { type: 'general', clarified: false, answeredAt }, false],
    ['closed', { type: 'general', clarified: false, outcome: {} }, false],
    ['an answered complaint', { type: 'complaint', clarified: false, answeredAt }, true],
    ['a settled complaint', { type: 'complaint', clarified: false, outcome: {} }, false],
  ])('runs until there’s nothing left to do: %s', (_, enquiry, expected) => {
    expect(isClockRunning(enquiry)).toBe(expected);
  });
});

import type { Count } from '../domain/overview/overview.ts';
import { formatRowMoment, formatTime, formatWeekday } from '../domain/time/format.ts';
import { dayInIndia } from '../domain/time/india-time.ts';
import { type DueKind, dueKinds, kindNames } from '../domain/today/due.ts';
import { todayAddress } from './links.ts';
import { emailTemplate } from './template.ts';

export interface DailyDigestFacts {
  date: string;
  late: Count;
  dueToday: Count;
  fresh: Count;
  kinds: Record<DueKind, Count>;
  /** The most urgent rows, without anyone's name. */
  first: { name: string; due: string; what: string }[];
}

export const maxListed = 5;

export const dailyDigest = emailTemplate<DailyDigestFacts>({
  name: 'daily-digest',
  maxAgeHours: 12,
  compose: ({ date, late, dueToday, fresh, kinds, first }, context) => {
    const counts = [
      late.count > 0 && `${upTo(late)} overdue`,
      dueToday.count > 0 && `${upTo(dueToday)} due today`,
      fresh.count > 0 && `${upTo(fresh)} new`,
    ].filter(Boolean);
    const most = counts.length > 0 ? counts.join(', ') : 'nothing due today';
    return {
      subject: `${formatWeekday(date)} · ${most}`,
      preheader: `Today: ${most}.`,
      blocks: [
        { kind: 'heading', text: formatWeekday(date) },
        { kind: 'fact', name: 'Overdue', value: upTo(late) },
        { kind: 'fact', name: 'Due today', value: upTo(dueToday) },
        { kind: 'fact', name: 'New', value: upTo(fresh) },
        ...dueKinds
          .filter((kind) => kinds[kind].count > 0)
          .map((kind) => ({ kind: 'fact' as const, name: kindNames[kind], value: upTo(kinds[kind]) })),
        ...first.map(({ name, due, what }) => ({
          kind: 'fact' as const,
          name,
          value: `${what} · ${dayInIndia(due) === date ? `today, ${formatTime(due)}` : formatRowMoment(due)}`,
        })),
        { kind: 'button', text: 'Open Today', href: todayAddress(context) },
      ],
    };
  },
  sample: {
    date: '2026-11-23',
    late: { count: 1, isMore: false },
    dueToday: { count: 2, isMore: false },
    fresh: { count: 4, isMore: false },
    kinds: {
      ...{ money: { count: 1, isMore: false }, complaints: { count: 0, isMore: false } },
      ...{ work: { count: 0, isMore: false }, enquiries: { count: 200, isMore: true } },
      reviews: { count: 0, isMore: false },
    },
    first: [
      { name: 'Refund failed', due: '2026-11-22T10:00:00.000Z', what: 'Resume' },
      { name: 'Enquiry', due: '2026-11-23T12:30:00.000Z', what: 'PMP' },
    ],
  },
});

const upTo = ({ count, isMore }: Count) => (count === 0 ? 'None' : `${count}${isMore ? '+' : ''}`);

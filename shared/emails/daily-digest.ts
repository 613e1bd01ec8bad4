import type { Count } from '../domain/overview/overview.ts';
import { formatRowMoment, formatWeekday } from '../domain/time/format.ts';
import { type DueKind, dueKinds, kindNames } from '../domain/today/due.ts';
import { todayAddress } from './links.ts';
import { emailTemplate } from './template.ts';

interface DailyDigestFacts {
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
  to: 'owner',
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
          value: `${what} · ${formatRowMoment(due)}`,
        })),
        { kind: 'button', text: 'Open Today', href: todayAddress(context) },
      ],
    };
  },
});

const upTo = ({ count, isMore }: Count) => (count === 0 ? 'None' : `${count}${isMore ? '+' : ''}`);

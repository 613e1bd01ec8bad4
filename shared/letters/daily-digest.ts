import type { Count } from '../domain/overview/overview.ts';
import { dayInWords, momentInRow } from '../domain/time/india-words.ts';
import { type DueKind, dueKinds, kindNames } from '../domain/today/due.ts';
import { letterKind } from './letter.ts';
import { todayAddress } from './links.ts';

/** The owner's work (`domain/today`) on the morning of a day of India (`YYYY-MM-DD`). */
interface DailyDigestFacts {
  date: string;
  late: Count;
  dueToday: Count;
  /** Things that have begun to wait within a day. */
  fresh: Count;
  /** Everything that waits, by kind. */
  kinds: Record<DueKind, Count>;
  /** The first things that wait: the reason, the time by which to act, and what waits, without a person's name. */
  first: { name: string; due: string; what: string }[];
}

/** The number of things that the mail lists. */
export const mostListed = 5;

/** Tells the owner at nine what Today lists. */
export const dailyDigest = letterKind<DailyDigestFacts>({
  to: 'owner',
  usefulHours: 12,
  compose: ({ date, late, dueToday, fresh, kinds, first }, context) => {
    const counts = [
      late.count > 0 && `${upTo(late)} late`,
      dueToday.count > 0 && `${upTo(dueToday)} due today`,
      fresh.count > 0 && `${upTo(fresh)} new`,
    ].filter(Boolean);
    const most = counts.length > 0 ? counts.join(', ') : 'nothing is due today';
    return {
      subject: `${dayInWords(date)} · ${most}`,
      preheader: `Today: ${most}.`,
      blocks: [
        { kind: 'heading', text: dayInWords(date) },
        { kind: 'fact', name: 'Late', value: upTo(late) },
        { kind: 'fact', name: 'Due today', value: upTo(dueToday) },
        { kind: 'fact', name: 'New', value: upTo(fresh) },
        ...dueKinds
          .filter((kind) => kinds[kind].count > 0)
          .map((kind) => ({ kind: 'fact' as const, name: kindNames[kind], value: upTo(kinds[kind]) })),
        ...first.map(({ name, due, what }) => ({
          kind: 'fact' as const,
          name,
          value: `${what} · ${momentInRow(due)}`,
        })),
        { kind: 'button', text: 'Open Today', href: todayAddress(context) },
      ],
    };
  },
});

const upTo = ({ count, isMore }: Count) => (count === 0 ? 'None' : `${count}${isMore ? '+' : ''}`);

import { getOverview } from '#shared/api/overview.ts';
import { type DayFigures, daysShown } from '#shared/domain/overview/overview.ts';
import { type Day, dayMs, dayOf } from '#shared/domain/time/india-time.ts';
import * as figures from '../../figures/store.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(getOverview, async () => {
  const days = await figuresUpTo(Date.now());
  const month = days.at(-1)?.date.slice(0, 7) ?? '';
  const thisMonth = days.filter(({ date }) => date.startsWith(month));
  return {
    month: {
      enquiries: sum(thisMonth, 'enquiries'),
      orders: sum(thisMonth, 'orders'),
      paise: sum(thisMonth, 'paise'),
      netPaise: sum(thisMonth, 'netPaise'),
    },
    days: days.slice(-daysShown),
  };
});

async function figuresUpTo(now: number): Promise<DayFigures[]> {
  const days = daysUpTo(now);
  const kept = await figures.listStored(days[0]?.date ?? '', days.at(-1)?.date ?? '');
  const known = new Map(kept.map((day) => [day.date, day]));
  return Promise.all(
    days.map(async (day) => {
      const before = known.get(day.date);
      if (figures.isCurrent(before)) return before;
      const counted = await figures.countDay(day);
      if (isOver(day, now)) await figures.keep(counted, before);
      return counted;
    }),
  );
}

/** The last 30 days, or the whole month so far if that's longer. Oldest first. */
function daysUpTo(now: number): Day[] {
  const dayOfMonth = Number(dayOf(now).date.slice(-2));
  const many = Math.max(daysShown, dayOfMonth);
  return Array.from({ length: many }, (_, i) => dayOf(now - (many - 1 - i) * dayMs));
}

// A day isn't treated as over until an hour after midnight, when the indexes have caught up.
const isOver = ({ ends }: Day, now: number) => now - Date.parse(ends) > 60 * 60_000;

const sum = (days: DayFigures[], figure: 'enquiries' | 'orders' | 'paise' | 'netPaise') =>
  days.reduce((total, day) => total + day[figure], 0);

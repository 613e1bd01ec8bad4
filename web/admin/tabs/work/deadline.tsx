import {
  Ban,
  CircleAlert,
  CircleCheck,
  Clock,
  ClockAlert,
  Hourglass,
  type LucideIcon,
  PauseCircle,
  Undo2,
} from 'lucide-react';
import { formatRowDeadline, formatRowMoment } from '#shared/domain/time/format.ts';
import { isLate, type WorkState } from '#shared/domain/work/work.ts';
import { silentDays } from '#shared/domain/work/work-due.ts';
import { NoBreak } from '../../../ui/no-break.tsx';
import { daysSince, daysText } from './wording.ts';

interface Props {
  work: Pick<WorkState, 'turn' | 'waiting' | 'due' | 'since' | 'silentSince'>;
  now: number;
  /** True if there's no column heading, so the text itself must say what the time means. */
  isNamed?: boolean;
}

export function Deadline({ work, now, isNamed = false }: Props) {
  const { turn, waiting, due, silentSince, since: from } = work;
  const since = silentSince ?? from;
  if (turn === 'us' && due) {
    const late = isLate(work, now);
    const Icon = late ? ClockAlert : Clock;
    return (
      <span className={late ? 'state note bad' : 'state note'}>
        <Icon aria-hidden="true" size={16} />
        <span data-label={late || isNamed ? undefined : 'Due'}>
          {late ? `Overdue by ${daysText(daysSince(due, now) + 1)}. Was due ` : isNamed && 'Due '}
          <time dateTime={due}>{formatRowDeadline(due)}</time>
        </span>
      </span>
    );
  }
  const days = daysSince(since, now);
  const isSilent = turn === 'buyer' && days >= silentDays;
  const Icon = turn === 'nobody' ? (restIcons[waiting] ?? CircleCheck) : isSilent ? CircleAlert : Hourglass;
  // Work on hold is in our own list, where the column is headed “Due”, so the text must say “Since”.
  const isSinceSaid = isNamed || waiting === 'hold';
  return (
    <span className={isSilent ? 'state note bad' : 'state note'}>
      <Icon aria-hidden="true" size={16} />
      {/* Phones don't show column headings. */}
      <span data-label={isSilent || isSinceSaid ? undefined : 'Since'}>
        {isSilent ? `No answer for ${daysText(days)}. Since ` : isSinceSaid && 'Since '}
        <time dateTime={since}>{formatRowMoment(since)}</time>
        {turn === 'buyer' && !isSilent && days > 0 && (
          <>
            , <NoBreak>{`for ${daysText(days)}`}</NoBreak>
          </>
        )}
      </span>
    </span>
  );
}

const restIcons: Partial<Record<WorkState['waiting'], LucideIcon>> = {
  hold: PauseCircle,
  ended: Ban,
  refunding: Undo2,
  refunded: Ban,
};

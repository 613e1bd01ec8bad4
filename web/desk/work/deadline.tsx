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
import { momentInRow } from '#shared/domain/time/india-words.ts';
import { isLate, type WorkState } from '#shared/domain/work/work.ts';
import { silentDays } from '#shared/domain/work/work-due.ts';
import { NoBreak } from '../../ui/no-break.tsx';
import { daysSince, daysText } from './wording.ts';

interface Props {
  work: Pick<WorkState, 'turn' | 'waiting' | 'due' | 'since' | 'silentSince'>;
  now: number;
  /** Whether the words say what the time is, where no column does. */
  isNamed?: boolean;
}

/** Until when something is ours, or since when we wait, in words and with a shape. */
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
          {late ? `Late by ${daysText(daysSince(due, now) + 1)}. Was due ` : isNamed && 'Due '}
          <time dateTime={due}>{momentInRow(due)}</time>
        </span>
      </span>
    );
  }
  const days = daysSince(since, now);
  const isSilent = turn === 'buyer' && days >= silentDays;
  const Icon = turn === 'nobody' ? (restIcons[waiting] ?? CircleCheck) : isSilent ? CircleAlert : Hourglass;
  // Work on hold stands among ours, in a column of days that are due.
  const isSinceSaid = isNamed || waiting === 'hold';
  return (
    <span className={isSilent ? 'state note bad' : 'state note'}>
      <Icon aria-hidden="true" size={16} />
      {/* On a phone no column says what the time is. */}
      <span data-label={isSilent || isSinceSaid ? undefined : 'Since'}>
        {isSilent ? `No answer for ${daysText(days)}. Since ` : isSinceSaid && 'Since '}
        <time dateTime={since}>{momentInRow(since)}</time>
        {turn === 'buyer' && !isSilent && days > 0 && (
          <>
            , <NoBreak>{`for ${daysText(days)}`}</NoBreak>
          </>
        )}
      </span>
    </span>
  );
}

/** The shapes of what nobody has to act on and is not done. */
const restIcons: Partial<Record<WorkState['waiting'], LucideIcon>> = {
  hold: PauseCircle,
  ended: Ban,
  refunding: Undo2,
  refunded: Ban,
};

import { formatRowMoment, formatWeekday } from '#shared/domain/time/format.ts';
import { isOver, type WorkState } from '#shared/domain/work/work.ts';
import { NoBreak } from '../../../../ui/no-break.tsx';
import { Deadline } from '../deadline.tsx';
import { daysText, waitingTexts } from '../wording.ts';

export function WorkStatus({ state, now }: { state: WorkState; now: number }) {
  const { turn, waiting, isPaused, daysLeft, supportUntil, since } = state;
  return (
    <section className={turn === 'us' ? 'card group due' : 'card group'} aria-label="Status">
      <p className="note">{turns[turn]}</p>
      <p className="title">{waitingTexts[waiting]}</p>
      <Deadline work={state} now={now} isNamed />
      {turn === 'us' && <p className="note">It’s been our turn since {formatRowMoment(since)}</p>}
      {isPaused && daysLeft !== undefined && (
        <p className="note">
          {turn === 'nobody' ? 'Clock paused while on hold' : 'Clock paused until the buyer answers'}, with{' '}
          {daysText(daysLeft)} left.
        </p>
      )}
      {supportUntil && !isOver(state) && (
        <p className="note">
          Changes can be requested until{' '}
          <NoBreak>{`${formatWeekday(supportUntil)} ${supportUntil.slice(0, 4)}.`}</NoBreak>
        </p>
      )}
    </section>
  );
}

const turns = { us: 'Our turn', buyer: 'The buyer’s turn', nobody: 'No one’s turn' } as const;

import { dayInWords, momentInRow } from '#shared/domain/time/india-words.ts';
import { isOver, type WorkState } from '#shared/domain/work/work.ts';
import { NoBreak } from '../../../ui/no-break.tsx';
import { Deadline } from '../deadline.tsx';
import { daysText, waitingTexts } from '../wording.ts';

/** Whose turn it is, until when, and what that means for the days. */
export function Standing({ state, now }: { state: WorkState; now: number }) {
  const { turn, waiting, isStopped, daysLeft, supportUntil, since } = state;
  return (
    <section className={turn === 'us' ? 'card part due' : 'card part'} aria-label="How it stands">
      <p className="note">{turns[turn]}</p>
      <p className="title">{waitingTexts[waiting]}</p>
      <Deadline work={state} now={now} isNamed />
      {turn === 'us' && <p className="note">Ours since {momentInRow(since)}</p>}
      {isStopped && daysLeft !== undefined && (
        <p className="note">
          {turn === 'nobody'
            ? 'The days stand still while it is on hold'
            : 'The days stand still until the buyer answers'}
          : {daysText(daysLeft)} {daysLeft === 1 ? 'is' : 'are'} left then.
        </p>
      )}
      {supportUntil && !isOver(state) && (
        <p className="note">
          Changes may be asked for until{' '}
          <NoBreak>{`${dayInWords(supportUntil)} ${supportUntil.slice(0, 4)}.`}</NoBreak>
        </p>
      )}
    </section>
  );
}

const turns = { us: 'Our turn', buyer: 'The buyer’s turn', nobody: 'Nobody’s turn' } as const;

import { dayInWords, momentInRow } from '#shared/domain/time/india-words.ts';
import type { WorkState } from '#shared/domain/work/work.ts';
import { NoBreak } from '../../../ui/no-break.tsx';
import { Deadline } from '../deadline.tsx';
import { daysText, waitingTexts } from '../wording.ts';
import styles from './standing.module.css';

/** Whose turn it is, until when, and what that means for the days. */
export function Standing({ state, now }: { state: WorkState; now: number }) {
  const { turn, waiting, isStopped, daysLeft, supportUntil, since } = state;
  return (
    <section className={styles[turn]} aria-label="How it stands">
      <p className={styles.turn}>{turns[turn]}</p>
      <p className={styles.waiting}>{waitingTexts[waiting]}</p>
      <Deadline work={state} now={now} isNamed />
      {turn === 'us' && <p className={styles.note}>Ours since {momentInRow(since)}</p>}
      {isStopped && daysLeft !== undefined && (
        <p className={styles.note}>
          {turn === 'nobody'
            ? 'The days stand still while it is on hold'
            : 'The days stand still until the buyer answers'}
          : {daysText(daysLeft)} {daysLeft === 1 ? 'is' : 'are'} left then.
        </p>
      )}
      {supportUntil && (
        <p className={styles.note}>
          Changes may be asked for until{' '}
          <NoBreak>{`${dayInWords(supportUntil)} ${supportUntil.slice(0, 4)}.`}</NoBreak>
        </p>
      )}
    </section>
  );
}

const turns = { us: 'Our turn', buyer: 'The buyer’s turn', nobody: 'Nobody’s turn' } as const;

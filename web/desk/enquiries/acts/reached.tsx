import { Button } from '../../../ui/button.tsx';
import styles from './acts.module.css';
import { type Acts, tomorrow } from './use-acts.ts';

/** Asks what became of a call, each answer one press: somebody who was not reached is called again tomorrow. */
export const Reached = ({ acts: { press, isPending } }: { acts: Acts }) => (
  <fieldset className={styles.reached}>
    <legend>Reached?</legend>
    {/* Busy, not disabled: a disabled button would drop the focus. */}
    <Button aria-busy={isPending} onClick={() => press({ kind: 'call', isReached: true })}>
      Yes
    </Button>
    <Button
      aria-busy={isPending}
      onClick={() => press({ kind: 'call', isReached: false, callOn: tomorrow(), why: 'No answer' })}
    >
      No answer, again tomorrow
    </Button>
  </fieldset>
);

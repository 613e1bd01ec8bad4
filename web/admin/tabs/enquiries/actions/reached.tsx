import { Button } from '../../../../ui/button.tsx';
import styles from './actions.module.css';
import { type EnquiryActions, tomorrow } from './use-actions.ts';

export const Reached = ({ actions: { press, isPending } }: { actions: EnquiryActions }) => (
  <fieldset className={styles.reached}>
    <legend>Reached?</legend>
    <Button aria-busy={isPending} onClick={() => press({ kind: 'call', isReached: true })}>
      Yes
    </Button>
    <Button
      aria-busy={isPending}
      onClick={() => press({ kind: 'call', isReached: false, callOn: tomorrow(), why: 'No answer' })}
    >
      No answer, call tomorrow
    </Button>
  </fieldset>
);

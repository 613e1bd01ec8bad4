import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './row-toggle.module.css';

interface Props {
  isDone: boolean;
  /** What the row is, in a word. */
  status: string;
  /** What the button does, in a word; `describedBy` is the element that tells to which row. */
  action: string;
  describedBy: string;
  state: 'rest' | 'pending' | 'failed';
  failure: string;
  toggle: () => void;
  /** What else there is to say about the status. */
  children?: ReactNode;
}

/** A row's status as word and shape, with the way to the other. */
export const RowToggle = ({
  isDone,
  status,
  action,
  describedBy,
  state,
  failure,
  toggle,
  children,
}: Props) => (
  <div className={styles.toggle}>
    <div className={styles.status}>
      <span className={isDone ? styles.done : styles.open}>
        {isDone ? (
          <CircleCheck aria-hidden="true" size={18} />
        ) : (
          <CircleDashed aria-hidden="true" size={18} />
        )}
        {status}
      </span>
      {children}
    </div>
    <Button kind="quiet" aria-busy={state === 'pending'} aria-describedby={describedBy} onClick={toggle}>
      {state === 'pending' ? 'Saving…' : action}
    </Button>
    {state === 'failed' && (
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    )}
  </div>
);

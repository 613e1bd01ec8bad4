import { CircleCheck, CircleDashed } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { List } from '../use-list.ts';
import styles from './row-toggle.module.css';

interface Props<Row> extends Toggle<Row> {
  isDone: boolean;
  /** The row's status in a word. */
  status: string;
  /** The button's text; `describedBy` is the id of the element that names the row. */
  action: string;
  describedBy: string;
  failure: string;
}

/** A row's status as word and shape, with the button that changes it to the other. */
export function RowToggle<Row>({ isDone, status, action, describedBy, failure, ...change }: Props<Row>) {
  const { toggle, state } = useToggle(change);
  return (
    <div className={styles.toggle}>
      <span className={isDone ? styles.done : styles.open}>
        {isDone ? (
          <CircleCheck aria-hidden="true" size={18} />
        ) : (
          <CircleDashed aria-hidden="true" size={18} />
        )}
        {status}
      </span>
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
}

interface Toggle<Row> {
  list: List<Row>;
  /** The row as it is, and as it will be. */
  row: Row;
  toggled: Row;
  /** Tells the server, and returns the row as it is stored afterwards. */
  send: () => Promise<Row>;
}

/**
 * Toggles a row of a list at once and tells the server, one change at a time. Where the server refuses, or does not
 * answer, the row changes back and the list is asked for what is stored.
 */
function useToggle<Row>({ list, row, toggled, send }: Toggle<Row>) {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const isPending = useRef(false);
  const toggle = async () => {
    if (isPending.current) return;
    isPending.current = true;
    setState('pending');
    list.replace(toggled);
    try {
      list.replace(await send());
      setState('idle');
    } catch {
      list.replace(row);
      setState('failed');
      list.refresh();
    }
    isPending.current = false;
  };
  return { toggle, state };
}

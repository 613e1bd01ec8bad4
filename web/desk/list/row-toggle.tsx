import { CircleCheck, CircleDashed } from 'lucide-react';
import { PressButton } from '../press-button.tsx';
import type { List } from '../use-list.ts';
import { usePress } from '../use-press.ts';
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
  const toggle = useToggle(change, failure);
  return (
    <div className={styles.toggle}>
      <span className={isDone ? 'state good' : 'state'}>
        {isDone ? (
          <CircleCheck aria-hidden="true" size={18} />
        ) : (
          <CircleDashed aria-hidden="true" size={18} />
        )}
        {status}
      </span>
      <PressButton press={toggle} doing="Saving…" aria-describedby={describedBy}>
        {action}
      </PressButton>
    </div>
  );
}

interface Toggle<Row> {
  list: Pick<List<Row>, 'replace' | 'refresh'>;
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
function useToggle<Row>({ list, row, toggled, send }: Toggle<Row>, failure: string) {
  return usePress(
    async () => {
      list.replace(toggled);
      try {
        list.replace(await send());
      } catch (error) {
        list.replace(row);
        list.refresh();
        throw error;
      }
    },
    { failure },
  );
}

import { CircleCheck, CircleDashed } from 'lucide-react';
import { PressButton } from '../press-button.tsx';
import type { List } from '../use-list.ts';
import { usePress } from '../use-press.ts';
import styles from './row-toggle.module.css';

interface Props<Row> extends Toggle<Row> {
  isDone: boolean;
  status: string;
  action: string;
  describedBy: string;
  failure: string;
}

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
  row: Row;
  toggled: Row;
  send: () => Promise<Row>;
}

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

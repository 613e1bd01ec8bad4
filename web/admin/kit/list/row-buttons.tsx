import { CircleCheck, CircleDashed } from 'lucide-react';
import { ActionButton } from '../press.tsx';
import type { List } from '../use-list.ts';
import styles from './row-toggle.module.css';

interface ToggleProps<Row> {
  isDone: boolean;
  status: string;
  action: string;
  describedBy: string;
  failure: string;
  list: Pick<List<Row>, 'replace' | 'refresh'>;
  row: Row;
  toggled: Row;
  send: () => Promise<Row>;
}

/** Shows the row as `toggled` at once, and as it was if the call fails. */
export function RowToggle<Row>({ list, row, toggled, send, failure, ...look }: ToggleProps<Row>) {
  const { isDone, status, action, describedBy } = look;
  const Icon = isDone ? CircleCheck : CircleDashed;
  const act = async () => {
    list.replace(toggled);
    try {
      list.replace(await send());
    } catch (error) {
      list.replace(row);
      list.refresh();
      throw error;
    }
  };
  return (
    <div className={`row apart ${styles.toggle}`}>
      <span className={isDone ? 'state good' : 'state'}>
        <Icon aria-hidden="true" size={18} />
        {status}
      </span>
      <ActionButton act={act} failure={failure} doing="Saving…" aria-describedby={describedBy}>
        {action}
      </ActionButton>
    </div>
  );
}

interface NotSpamProps {
  describedBy: string;
  send: () => Promise<unknown>;
  onMoved: () => void;
}

export const NotSpam = ({ describedBy, send, onMoved }: NotSpamProps) => (
  <div>
    <ActionButton
      act={send}
      failure="Couldn’t move it. Please try again."
      onDone={onMoved}
      doing="Moving…"
      aria-describedby={describedBy}
    >
      Not spam
    </ActionButton>
  </div>
);

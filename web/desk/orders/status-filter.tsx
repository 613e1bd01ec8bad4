import { useId } from 'react';
import type { OrderStatus } from '#shared/domain/order.ts';
import { statusNames } from './order-words.ts';
import styles from './status-filter.module.css';
import { statuses } from './use-shown-status.ts';

interface Props {
  /** None shows all. */
  status: OrderStatus | undefined;
  onChange: (status: OrderStatus | undefined) => void;
}

/** Chooses which orders are shown. */
export function StatusFilter({ status, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Status</label>
      <select
        id={id}
        value={status ?? ''}
        className={styles.choice}
        onChange={({ currentTarget: { value } }) => onChange(statuses.find((name) => name === value))}
      >
        <option value="">All orders</option>
        {statuses.map((name) => (
          <option key={name} value={name}>
            {statusNames[name]}
          </option>
        ))}
      </select>
    </div>
  );
}

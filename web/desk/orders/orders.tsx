import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderStatus } from '#shared/domain/order.ts';
import { statusNames } from '#shared/domain/order-names.ts';
import { keepPlace } from '../keep-place.ts';
import { ListHeading } from '../list/heading.tsx';
import { ForeignPayments } from './foreign-payments.tsx';
import { OrderList } from './list.tsx';
import styles from './orders.module.css';

/** The orders, newest first, with the state of the money. */
export function Orders() {
  const [status, show] = useShownStatus();
  return (
    <>
      <ListHeading title="Orders">
        <StatusFilter status={status} onChange={show} />
      </ListHeading>
      <OrderList key={status} status={status} />
      <ForeignPayments />
    </>
  );
}

/** A status, or undefined for all orders. */
type Shown = OrderStatus | undefined;

function StatusFilter({ status, onChange }: { status: Shown; onChange: (status: Shown) => void }) {
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

/** Tells the status whose orders are shown, which the address names, and changes it. */
function useShownStatus(): [Shown, (status: Shown) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('status');
  const shown = statuses.find((status) => status === named);
  return [shown, (status) => setParameters(withStatus(status), keepPlace)];
}

// In the order of an order's life.
const statuses = Object.keys(statusNames) as OrderStatus[];

const withStatus = (status: Shown) => (parameters: URLSearchParams) => {
  if (status) parameters.set('status', status);
  else parameters.delete('status');
  return parameters;
};

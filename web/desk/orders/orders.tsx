import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderStatus } from '#shared/domain/orders/order.ts';
import { statusNames } from '#shared/domain/orders/order-names.ts';
import { ListHeading } from '../list/heading.tsx';
import { listFilter } from '../list-filter.ts';
import { useFocusAfterClosing } from '../sheet/use-focus-after-closing.ts';
import { useOrderAddress } from './address.ts';
import { OrderList } from './list.tsx';
import { OpenedOrder } from './opened-order.tsx';
import styles from './orders.module.css';
import { Receipts } from './receipts.tsx';
import { buyerId } from './row.tsx';
import { UnmatchedPayments } from './unmatched-payments.tsx';

/** The orders, newest first, with the state of the money. */
export function Orders() {
  const [shown, show] = useShown();
  const { openedId, close } = useOrderAddress();
  const tab = useFocusAfterClosing(openedId, buyerId);
  return (
    <div ref={tab}>
      <ListHeading title="Orders">
        <Filter shown={shown} onChange={show} />
      </ListHeading>
      <OrderList key={shown} shown={shown} />
      <Receipts />
      <UnmatchedPayments />
      {openedId && <OpenedOrder key={openedId} id={openedId} onClose={close} />}
    </div>
  );
}

/** A status, or undefined for all orders. */
export type Shown = OrderStatus | undefined;

function Filter({ shown, onChange }: { shown: Shown; onChange: (shown: Shown) => void }) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Status</label>
      <select
        id={id}
        value={shown ?? ''}
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

/** Tells which orders are shown, as the address has it, and changes it. */
function useShown(): [Shown, (shown: Shown) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(listFilter);
  const shown = statuses.find((choice) => choice === named);
  return [shown, (choice) => setParameters(withShown(choice))];
}

// In the order of an order's life.
const statuses = Object.keys(statusNames) as OrderStatus[];

const withShown = (shown: Shown) => (parameters: URLSearchParams) => {
  if (shown) parameters.set(listFilter, shown);
  else parameters.delete(listFilter);
  return parameters;
};

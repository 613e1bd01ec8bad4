import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AttentionKind, attentionKinds } from '#shared/domain/orders/attention-kinds.ts';
import type { OrderStatus } from '#shared/domain/orders/order.ts';
import { statusNames } from '#shared/domain/orders/order-names.ts';
import { ListHeading } from '../list/heading.tsx';
import { listFilter } from '../list-filter.ts';
import { OrderList, orderColumns } from './list.tsx';
import { OpenedOrder } from './opened-order.tsx';
import styles from './orders.module.css';
import { Receipts } from './receipts.tsx';
import { UnmatchedPayments } from './unmatched-payments.tsx';
import { attentionNames } from './wording.ts';

/** The orders, newest first, with the state of the money. */
export function Orders() {
  const [shown, show] = useShown();
  return (
    <>
      <ListHeading title="Orders">
        <Filter shown={shown} onChange={show} />
      </ListHeading>
      <OpenedOrder columns={orderColumns} />
      <OrderList key={shown} shown={shown} />
      <Receipts />
      <UnmatchedPayments />
    </>
  );
}

/** A status or a reason for attention, or undefined for all orders. */
export type Shown = OrderStatus | AttentionKind | undefined;

function Filter({ shown, onChange }: { shown: Shown; onChange: (shown: Shown) => void }) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Status</label>
      <select
        id={id}
        value={shown ?? ''}
        className={styles.choice}
        onChange={({ currentTarget: { value } }) => onChange(choices.find((name) => name === value))}
      >
        <option value="">All orders</option>
        {statuses.map((name) => (
          <option key={name} value={name}>
            {statusNames[name]}
          </option>
        ))}
        {attentionKinds.map((kind) => (
          <option key={kind} value={kind}>
            {attentionNames[kind]}
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
  const shown = choices.find((choice) => choice === named);
  return [shown, (choice) => setParameters(withShown(choice))];
}

// In the order of an order's life.
const statuses = Object.keys(statusNames) as OrderStatus[];

const choices = [...statuses, ...attentionKinds];

const withShown = (shown: Shown) => (parameters: URLSearchParams) => {
  if (shown) parameters.set(listFilter, shown);
  else parameters.delete(listFilter);
  return parameters;
};

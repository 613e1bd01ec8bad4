import { useId, useState } from 'react';
import type { AdminOrder, OrderStatus } from '#shared/domain/orders/order.ts';
import { statusNames } from '#shared/domain/orders/order-names.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import field from '../../../forms/field.module.css';
import { useFocusAfterClosing, useOrderAddress, usePart } from '../../kit/addresses.ts';
import { CsvExport } from '../../kit/list/csv-export.tsx';
import { ListHeading } from '../../kit/list/heading.tsx';
import { SearchableTable } from '../../kit/list/searchable-table.tsx';
import { useList } from '../../kit/use-list.ts';
import { OpenedOrder } from './opened-order.tsx';
import styles from './orders.module.css';
import { buyerId, OrderRow } from './row.tsx';
import { UnmatchedPayments } from './unmatched-payments.tsx';

export function Orders() {
  const [part, addressOf] = usePart('orders', 'status', ids, 'all');
  const { openedId, close } = useOrderAddress();
  const tab = useFocusAfterClosing(openedId, buyerId);
  return (
    <div ref={tab}>
      <ListHeading title="Orders" filter={{ of: 'orders', parts, open: part, addressOf }} />
      <OrderList key={part} status={part === 'all' ? undefined : part} />
      <Receipts />
      <UnmatchedPayments />
      {openedId && <OpenedOrder key={openedId} id={openedId} onClose={close} />}
    </div>
  );
}

const ids = ['all', ...(Object.keys(statusNames) as OrderStatus[])] as const;

const parts = ids.map((id) => ({ id, name: id === 'all' ? 'All orders' : statusNames[id] }));

function OrderList({ status }: { status: OrderStatus | undefined }) {
  const query = status && { status };
  const list = useList('GET /admin/orders', { query });
  const { addressOf } = useOrderAddress();
  return (
    <SearchableTable
      list={list}
      by="name, email, mobile or reference"
      textsOf={textsOf}
      phoneOf={({ buyer }) => buyer?.mobile}
      actions={
        <CsvExport
          route="GET /admin/orders/export"
          query={query}
          fileName={status ? `orders-${status.replace('_', '-')}` : 'orders'}
          rowsName="orders"
        />
      }
      label="Orders"
      columns={['Buyer', 'Plan', 'Amount', 'Status', 'Date', 'Number']}
      empty={
        status
          ? `No orders with the status “${statusNames[status]}”.`
          : 'No orders yet. New orders appear here once a buyer opens the checkout.'
      }
      failure="Failed to load orders. Please try again later."
    >
      {(order) => <OrderRow key={order.id} order={order} address={addressOf(order.id)} />}
    </SearchableTable>
  );
}

const textsOf = ({ id, buyer, payments, refunds }: AdminOrder) => [
  buyer?.name,
  buyer?.email,
  id,
  ...[...payments, ...refunds].map((movement) => movement.id),
];

function Receipts() {
  const id = useId();
  const thisMonth = dayInIndia(Date.now()).slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  return (
    <section aria-label="Receipts" className={styles.section}>
      <ListHeading
        title="Receipts"
        explanation="Every paid order has one, numbered without gaps from April to March. The file for your accountant contains the receipts for payments made in the chosen month."
      />
      <div className="row">
        <label htmlFor={id}>Month</label>
        <input
          id={id}
          type="month"
          value={month}
          max={thisMonth}
          pattern="20\d\d-(0[1-9]|1[0-2])"
          placeholder="2026-11"
          className={`${field.input} ${styles.choice}`}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
        {/* The key prevents an interrupted export from continuing with another month's receipts. */}
        <CsvExport
          key={month}
          route="GET /admin/receipts/export"
          query={{ month }}
          fileName={`receipts-${month}`}
          rowsName="receipts"
          name="Export receipts"
        />
      </div>
    </section>
  );
}

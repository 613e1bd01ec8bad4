import { ListState } from '../list/list-state.tsx';
import { Table } from '../list/table.tsx';
import { useList } from '../list/use-list.ts';
import { ExportOrders } from './export-orders.tsx';
import { OrderRow } from './order-row.tsx';
import { statusNames } from './order-words.ts';
import styles from './orders.module.css';
import { StatusFilter } from './status-filter.tsx';
import { useShownStatus } from './use-shown-status.ts';

/** What was bought, newest first, and what became of the money. */
export function Orders() {
  const [status, show] = useShownStatus();
  const list = useList('GET /admin/orders', { status });
  return (
    <div className={styles.orders}>
      <div className={styles.tools}>
        <StatusFilter status={status} onChange={show} />
        <ExportOrders key={status} status={status} />
      </div>
      <ListState
        list={list}
        empty={
          status
            ? `No order stands at “${statusNames[status]}” now.`
            : 'No orders yet. One appears here as soon as somebody opens the checkout.'
        }
        failure="Failed to load orders. Please try again later."
      >
        {(orders) => (
          <Table
            label="Orders"
            columns={['Buyer', 'Plan', 'Amount', 'State', 'Date', 'Reference', 'Actions']}
          >
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} onChanged={list.replace} />
            ))}
          </Table>
        )}
      </ListState>
    </div>
  );
}

import type { AdminOrder, OrderStatus } from '#shared/domain/order.ts';
import { CsvExport } from '../csv-export.tsx';
import { dialled } from '../enquiries/phone-number.ts';
import { ListState } from '../list/list-state.tsx';
import { LoadedSearch } from '../list/loaded-search.tsx';
import { Table } from '../list/table.tsx';
import { useList } from '../list/use-list.ts';
import { orderColumns } from './order-columns.ts';
import { OrderRow } from './order-row.tsx';
import { statusNames } from './order-words.ts';

/** The orders of a status, or all of them. */
export function OrderList({ status }: { status: OrderStatus | undefined }) {
  const query = status && { status };
  const list = useList('GET /admin/orders', query);
  return (
    <>
      <LoadedSearch list={list} by="name, email, mobile or reference" matches={matches}>
        {(found, sought) => (
          <ListState
            list={found}
            empty={emptyText(status, sought)}
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
        )}
      </LoadedSearch>
      <CsvExport
        route="GET /admin/orders"
        query={query}
        columns={orderColumns}
        fileName={status ? `orders-${status.replace('_', '-')}` : 'orders'}
        rowsName="orders"
      />
    </>
  );
}

function matches({ id, buyer, payments, refunds }: AdminOrder, sought: string): boolean {
  const texts = [
    id,
    buyer?.name ?? '',
    buyer?.email ?? '',
    ...[...payments, ...refunds].map((told) => told.id),
  ];
  if (texts.some((text) => text.toLowerCase().includes(sought))) return true;
  const digits = dialled(sought);
  // However either of them is spaced and bracketed, but not where a name was typed.
  return /^[\d\s+().-]+$/.test(sought) && digits !== '' && dialled(buyer?.mobile ?? '').includes(digits);
}

function emptyText(status: OrderStatus | undefined, sought: string): string {
  if (sought) return `None of those loaded has “${sought}” in its name, email, mobile or reference.`;
  return status
    ? `No order stands at “${statusNames[status]}” now.`
    : 'No orders yet. One appears here as soon as somebody opens the checkout.';
}

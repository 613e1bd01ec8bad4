import type { AdminOrder, OrderStatus } from '#shared/domain/orders/order.ts';
import { statusNames } from '#shared/domain/orders/order-names.ts';
import { CsvExport } from '../list/csv-export.tsx';
import { phoneMatches } from '../list/phone-number.ts';
import { SearchableTable } from '../list/searchable-table.tsx';
import { useList } from '../use-list.ts';
import { useOrderAddress } from './address.ts';
import { OrderRow } from './row.tsx';

/** The orders of a status, or all of them. */
export function OrderList({ shown: status }: { shown: OrderStatus | undefined }) {
  const query = status && { status };
  const list = useList('GET /admin/orders', { query });
  const { addressOf } = useOrderAddress();
  return (
    <SearchableTable
      list={list}
      by="name, email, mobile or reference"
      matches={matches}
      actions={
        <CsvExport
          route="GET /admin/orders/export"
          query={query}
          fileName={status ? `orders-${status.replace('_', '-')}` : 'orders'}
          rowsName="orders"
        />
      }
      label="Orders"
      columns={['Buyer', 'Plan', 'Amount', 'State', 'Date', 'Reference', 'Actions']}
      empty={
        status
          ? `No order stands at “${statusNames[status]}” now.`
          : 'No orders yet. One appears here as soon as somebody opens the checkout.'
      }
      failure="Failed to load orders. Please try again later."
    >
      {(order) => (
        <OrderRow key={order.id} order={order} address={addressOf(order.id)} onChanged={list.replace} />
      )}
    </SearchableTable>
  );
}

function matches({ id, buyer, payments, refunds }: AdminOrder, query: string): boolean {
  const ids = [id, ...payments.map((payment) => payment.id), ...refunds.map((refund) => refund.id)];
  const texts = [...ids, buyer?.name ?? '', buyer?.email ?? ''];
  return texts.some((text) => text.toLowerCase().includes(query)) || phoneMatches(buyer?.mobile ?? '', query);
}

import { formatPaise } from '#shared/domain/money/money.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { productName } from '#shared/domain/orders/order-names.ts';
import { hasUncountedMoney } from '#shared/domain/orders/order-state.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { PhoneLinks } from '../../kit/contact/contact.tsx';
import { hello } from '../../kit/contact/greeting.ts';
import { SearchableTable } from '../../kit/list/searchable-table.tsx';
import { useList } from '../../kit/use-list.ts';

export function TriedToPay() {
  const list = useList('GET /admin/orders', { query: attempted });
  return (
    <SearchableTable
      list={list}
      by="name, mobile or reference"
      textsOf={({ id, buyer }) => [id, buyer?.name]}
      phoneOf={({ buyer }) => buyer?.mobile}
      label="Tried to pay"
      columns={['Buyer', 'Item', 'Amount', 'Last attempt', 'Phone']}
      empty="No unfinished payments."
      failure="Couldn’t load unfinished payments. Please try again later."
    >
      {(order) => <TriedRow key={order.id} order={order} />}
    </SearchableTable>
  );
}

const attempted = { status: 'attempted' } as const;

function TriedRow({ order }: { order: AdminOrder }) {
  const { buyer, payments, paise, createdAt, alsoPaid = [] } = order;
  const last = [...payments].sort((a, b) => a.createdAt.localeCompare(b.createdAt)).at(-1);
  const at = last?.createdAt ?? createdAt;
  const name = buyer?.name ?? 'Unnamed buyer';
  return (
    <tr>
      <th scope="row" data-line="1 start">
        <div>
          {name}
          {alsoPaid.length > 0 && (
            <span className="under">Paid for the same thing in another order within a week</span>
          )}
        </div>
      </th>
      <td data-line="2">{productName(order)}</td>
      <td data-line="1 end" className="no-break">
        {formatPaise(paise)}
      </td>
      <td data-line="3">
        <div>
          <time dateTime={at}>{formatDateTime(at)}</time>
          <span className="under">{outcomeOf(order, last)}</span>
        </div>
      </td>
      <td data-line="4">
        <PhoneLinks name={name} phone={buyer?.mobile} greeting={greeting(order)} />
      </td>
    </tr>
  );
}

function outcomeOf(order: AdminOrder, payment: AdminOrder['payments'][number] | undefined): string {
  if (hasUncountedMoney(order))
    return 'We received a payment that doesn’t match the price. Refund it in Orders.';
  if (payment?.status === 'failed') return payment.failure ? `Failed: ${payment.failure}` : 'Failed.';
  return payment?.status === 'authorized' ? 'Authorised by the bank, not received yet.' : 'Not completed.';
}

const greeting = (order: AdminOrder): string =>
  hasUncountedMoney(order)
    ? `${hello(order.buyer?.name)}We received your payment for ${productName(order)}, but it doesn’t match the price. `
    : `${hello(order.buyer?.name)}You tried to pay for ${productName(order)}, but the payment didn’t go through. Can we help? `;

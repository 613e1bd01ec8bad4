import { brand } from '#shared/brand.ts';
import { money } from '#shared/domain/money/money.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { planName } from '#shared/domain/orders/order-names.ts';
import { EmailLink } from '../list/email-link.tsx';
import { useQuery, useRefresh } from '../queries.ts';
import { ReadState } from '../read-state.tsx';
import { Contact } from '../sheet/contact.tsx';
import facts from '../sheet/facts.module.css';
import { Sheet } from '../sheet/sheet.tsx';
import { OrderActions } from './actions.tsx';
import { useIsToRefund } from './address.ts';
import { Moments, OrderLinks, Reference, Sold } from './facts.tsx';
import { OrderState } from './state.tsx';

interface Props {
  id: string;
  onClose: () => void;
}

/** An order in a sheet: everything the owner needs to know of it and can do about it. */
export function OpenedOrder({ id, onClose }: Props) {
  const isToRefund = useIsToRefund();
  const { data: order, error, show, ask } = useQuery('GET /admin/orders/{id}', { path: { id } });
  const refresh = useRefresh();
  const change = (changed: AdminOrder) => {
    void show(changed);
    refresh(['GET /admin/orders']);
  };
  return (
    <Sheet title={order ? nameOf(order) : 'Order'} onClose={onClose}>
      {order && (
        <>
          <OrderState order={order} />
          <OrderActions order={order} isToRefund={isToRefund} onChanged={change} />
          <Contact name={nameOf(order)} phone={order.buyer?.mobile} greeting={greetingOf(order)} />
          <dl className={facts.facts}>
            <dt>Plan</dt>
            <dd>
              <Sold order={order} />
            </dd>
            <dt>Amount</dt>
            <dd className={facts.number}>{money(order.paise)}</dd>
            <dt>Email</dt>
            <dd>{order.buyer?.email ? <EmailLink email={order.buyer.email} /> : '–'}</dd>
            <dt>Date</dt>
            <dd>
              <Moments order={order} />
            </dd>
            <dt>Reference</dt>
            <dd>
              <Reference order={order} />
            </dd>
          </dl>
          {order.paidBy && <OrderLinks order={order} />}
        </>
      )}
      <ReadState
        isLoading={!order}
        error={order ? undefined : error}
        failure="This order did not load."
        missing="There is no such order."
        onRetry={() => void ask()}
      />
    </Sheet>
  );
}

const nameOf = ({ buyer, userId }: AdminOrder): string => buyer?.name ?? `Buyer not named, user ${userId}`;

const greetingOf = (order: AdminOrder): string =>
  `Hello ${order.buyer?.name ?? ''}, this is ${brand.name}. It is about your order, ${planName(order)}. `;

import { money } from '#shared/domain/money/money.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { planName } from '#shared/domain/orders/order-names.ts';
import { greetBuyer } from '../greeting.ts';
import { EmailLink } from '../list/email-link.tsx';
import { useQuery, useRefresh } from '../queries.ts';
import { ReadState } from '../read-state.tsx';
import { Contact } from '../sheet/contact.tsx';
import { Facts } from '../sheet/facts.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { OrderActions } from './actions.tsx';
import { useIsToRefund } from './address.ts';
import { Moments, OrderLinks, ProductName, Reference, Refunds } from './facts.tsx';
import { OrderHistory, OrderState } from './state.tsx';

interface Props {
  id: string;
  onClose: () => void;
}

/** An order in a sheet: everything the owner needs to know of it and can do about it. */
export function OpenedOrder({ id, onClose }: Props) {
  const isToRefund = useIsToRefund();
  const read = useQuery('GET /admin/orders/{id}', { path: { id } });
  const { data: order, show } = read;
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
          <OrderHistory order={order} />
          <OrderActions order={order} isToRefund={isToRefund} onChanged={change} />
          <Contact
            name={nameOf(order)}
            phone={order.buyer?.mobile}
            greeting={greetBuyer(order.buyer?.name, planName(order))}
          />
          <Facts
            facts={{
              Plan: <ProductName order={order} />,
              Amount: money(order.paise),
              Email: order.buyer?.email ? <EmailLink email={order.buyer.email} /> : '–',
              Date: <Moments order={order} />,
              Refunds: order.refunds.length > 0 && <Refunds order={order} />,
              Reference: <Reference order={order} />,
            }}
          />
          {order.paidBy && <OrderLinks order={order} />}
        </>
      )}
      <ReadState read={read} failure="This order did not load." missing="There is no such order." />
    </Sheet>
  );
}

const nameOf = ({ buyer, userId }: AdminOrder): string => buyer?.name ?? `Buyer not named, user ${userId}`;

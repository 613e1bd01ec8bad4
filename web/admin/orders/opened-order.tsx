import { formatPaise } from '#shared/domain/money/money.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { planName } from '#shared/domain/orders/order-names.ts';
import { Contact } from '../drawer/contact.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { Facts } from '../drawer/facts.tsx';
import { greetBuyer } from '../greeting.ts';
import { EmailLink } from '../list/email-link.tsx';
import { useQuery, useRefresh } from '../queries.ts';
import { ReadState } from '../read-state.tsx';
import { OrderActions } from './actions.tsx';
import { useIsToRefund } from './address.ts';
import { Moments, OrderLinks, ProductName, Reference, Refunds } from './facts.tsx';
import { OrderHistory, OrderState } from './state.tsx';

interface Props {
  id: string;
  onClose: () => void;
}

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
    <Drawer title={order ? nameOf(order) : 'Order'} onClose={onClose}>
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
              Amount: formatPaise(order.paise),
              Email: order.buyer?.email ? <EmailLink email={order.buyer.email} /> : '–',
              Date: <Moments order={order} />,
              Refunds: order.refunds.length > 0 && <Refunds order={order} />,
              Reference: <Reference order={order} />,
            }}
          />
          {order.paidBy && <OrderLinks order={order} />}
        </>
      )}
      <ReadState read={read} failure="Couldn’t load this order." missing="This order doesn’t exist." />
    </Drawer>
  );
}

const nameOf = ({ buyer, userId }: AdminOrder): string => buyer?.name ?? `Unnamed buyer, user ${userId}`;

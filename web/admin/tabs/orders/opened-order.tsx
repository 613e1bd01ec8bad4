import { formatPaise } from '#shared/domain/money/money.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { planName } from '#shared/domain/orders/order-names.ts';
import { useOpenedState } from '../../kit/addresses.ts';
import { Contact, EmailLink } from '../../kit/contact/contact.tsx';
import { greetBuyer } from '../../kit/contact/greeting.ts';
import { Drawer } from '../../kit/drawer/drawer.tsx';
import { Facts } from '../../kit/facts.tsx';
import { useQuery, useRefresh } from '../../kit/queries.ts';
import { ReadState } from '../../kit/read-state.tsx';
import { OrderActions } from './actions.tsx';
import { Moments, OrderLinks, ProductName, Reference, Refunds } from './facts.tsx';
import { OrderHistory, OrderState } from './state.tsx';

interface Props {
  id: string;
  onClose: () => void;
}

export function OpenedOrder({ id, onClose }: Props) {
  const { isToRefund } = useOpenedState();
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

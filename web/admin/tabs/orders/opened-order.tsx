import { Link } from 'react-router-dom';
import { formatPaise } from '#shared/domain/money/money.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { planName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { openedFromList, useOpenedState, useWorkAddress } from '../../kit/addresses.ts';
import { Contact, EmailLink } from '../../kit/contact/contact.tsx';
import { CopiableReference } from '../../kit/contact/copy-button.tsx';
import { greetBuyer } from '../../kit/contact/greeting.ts';
import { Drawer } from '../../kit/drawer/drawer.tsx';
import { Facts } from '../../kit/facts.tsx';
import { useQuery, useRefresh } from '../../kit/queries.ts';
import { ReadState } from '../../kit/read-state.tsx';
import { OrderActions } from './actions.tsx';
import { ProductName } from './row.tsx';
import { OrderHistory, OrderState } from './state.tsx';
import { ageText, refundText } from './wording.ts';

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
              Age: ageText(order),
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

interface OrderProps {
  order: AdminOrder;
}

const Moments = ({ order: { createdAt, paidAt, paidAtEstimated } }: OrderProps) => (
  <div>
    <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
    {paidAt && (
      <span className="under">
        Paid {paidAtEstimated && 'about '}
        {formatDateTime(paidAt)}
      </span>
    )}
  </div>
);

const Refunds = ({ order }: OrderProps) =>
  order.refunds.map((refund) => <div key={refund.id}>{refundText(order, refund)}</div>);

const Reference = ({ order }: OrderProps) => (
  <div>
    <b>{orderNumber(order)}</b>
    <CopiableReference reference={order.id} />
  </div>
);

function OrderLinks({ order: { id, receiptSerial } }: OrderProps) {
  const { addressOf } = useWorkAddress();
  return (
    <div className="baseline touch-links">
      <Link to={addressOf(id)} state={openedFromList}>
        Open the work
      </Link>
      {receiptSerial && (
        <a href={`/receipt?order=${encodeURIComponent(id)}`} target="_blank" rel="noreferrer">
          Receipt
        </a>
      )}
    </div>
  );
}

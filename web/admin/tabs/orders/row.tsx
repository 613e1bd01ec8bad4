import { Link } from 'react-router-dom';
import { formatPaise } from '#shared/domain/money/money.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { planName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { openedFromList } from '../../kit/addresses.ts';
import styles from './row.module.css';
import { OrderState } from './state.tsx';

interface Props {
  order: AdminOrder;
  address: string;
}

export const buyerId = (id: string): string => `buyer-${id}`;

export const OrderRow = ({ order, address }: Props) => (
  <tr>
    <th scope="row" data-line="1 start">
      <Link id={buyerId(order.id)} to={address} state={openedFromList} className="touch-target">
        {order.buyer?.name ?? `Unnamed buyer, user ${order.userId}`}
      </Link>
    </th>
    <td data-line="2 start">
      <ProductName order={order} />
    </td>
    <td data-line="1 end" className={styles.amount}>
      {formatPaise(order.paise)}
    </td>
    <td data-line="3" className={styles.state}>
      <OrderState order={order} />
    </td>
    <td>
      <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
    </td>
    <td data-line="2 end" className="note no-break">
      {orderNumber(order)}
    </td>
  </tr>
);

export const ProductName = ({ order }: Pick<Props, 'order'>) => (
  <div>
    {planName(order)}
    {order.plan && <span className="under">{order.plan.band} years</span>}
  </div>
);

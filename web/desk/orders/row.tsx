import { Link } from 'react-router-dom';
import { money } from '#shared/domain/money/money.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import table from '../list/table.module.css';
import { openedFromList } from '../sheet/use-sheet-address.ts';
import { Sold } from './facts.tsx';
import styles from './row.module.css';
import { OrderState } from './state.tsx';

interface Props {
  order: AdminOrder;
  /** The address that opens it. */
  address: string;
}

/** Id of the element that names the buyer, and opens the order. */
export const buyerId = (id: string): string => `buyer-${id}`;

/** An order in a list; the rest of it is seen, and done, when it is opened. */
export const OrderRow = ({ order, address }: Props) => (
  <tr className={`${table.lines} ${styles.row}`}>
    <th scope="row" data-label="Buyer">
      <Link id={buyerId(order.id)} to={address} state={openedFromList} className="thumb">
        {order.buyer?.name ?? `Buyer not named, user ${order.userId}`}
      </Link>
    </th>
    <td data-label="Plan">
      <Sold order={order} />
    </td>
    <td data-label="Amount" className="no-break">
      {money(order.paise)}
    </td>
    <td data-label="State">
      <OrderState order={order} />
    </td>
    <td data-label="Date">
      <time dateTime={order.createdAt}>{momentInIndia(order.createdAt)}</time>
    </td>
    <td data-label="Number" className="no-break">
      {orderNumber(order)}
    </td>
  </tr>
);

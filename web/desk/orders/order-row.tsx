import type { AdminOrder } from '#shared/domain/order.ts';
import { momentInIndia } from '../../content/dates.ts';
import { BuyerContact } from './buyer-contact.tsx';
import { CopiedReference } from './copied-reference.tsx';
import { OrderActions } from './order-actions.tsx';
import styles from './order-row.module.css';
import { OrderStanding } from './order-standing.tsx';
import { money, planName } from './order-words.ts';

interface Props {
  order: AdminOrder;
  onChanged: (order: AdminOrder) => void;
}

/** An order with everything the owner needs to know of it and can do about it. */
export const OrderRow = ({ order, onChanged }: Props) => (
  <tr>
    <th scope="row" data-label="Buyer">
      <BuyerContact id={`buyer-${order.id}`} order={order} />
    </th>
    <td data-label="Plan">
      <div>
        {planName(order)}
        {order.plan && <span className={styles.band}>{order.plan.band} years</span>}
      </div>
    </td>
    <td data-label="Amount">
      <span className={styles.amount}>{money(order.paise)}</span>
    </td>
    <td data-label="State" className={styles.state}>
      <OrderStanding order={order} />
    </td>
    <td data-label="Date" className={styles.date}>
      <time dateTime={order.createdAt}>{momentInIndia(order.createdAt)}</time>
    </td>
    <td data-label="Reference">
      <CopiedReference reference={order.id} />
    </td>
    <td>
      <OrderActions order={order} onChanged={onChanged} />
    </td>
  </tr>
);

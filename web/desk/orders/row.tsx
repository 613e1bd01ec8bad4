import { Link } from 'react-router-dom';
import { money } from '#shared/domain/money/money.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { normalizePhone, readablePhone } from '#shared/domain/text/phone.ts';
import { EmailLink } from '../list/email-link.tsx';
import table from '../list/table.module.css';
import { openedFromList } from '../sheet/use-sheet-address.ts';
import { OrderActions } from './actions.tsx';
import { Moments, OrderLinks, Reference, Sold } from './facts.tsx';
import styles from './row.module.css';
import { OrderState } from './state.tsx';

interface Props {
  order: AdminOrder;
  /** The address that opens it. */
  address: string;
  onChanged: (order: AdminOrder) => void;
}

/** Id of the element that names the buyer, and opens the order. */
export const buyerId = (id: string): string => `buyer-${id}`;

/** An order in a list. On a phone it is a few lines, and the rest of it is seen when it is opened. */
export const OrderRow = ({ order, address, onChanged }: Props) => (
  <tr className={`${table.lines} ${styles.row}`}>
    <th scope="row" data-label="Buyer">
      <div>
        <Link id={buyerId(order.id)} to={address} state={openedFromList} className="thumb">
          {order.buyer?.name ?? 'Buyer not named'}
        </Link>
        <Contacts order={order} />
      </div>
    </th>
    <td data-label="Plan">
      <Sold order={order} />
    </td>
    <td data-label="Amount" className="unbroken">
      {money(order.paise)}
    </td>
    <td data-label="State">
      <OrderState order={order} />
    </td>
    <td data-label="Date">
      <Moments order={order} />
    </td>
    <td data-label="Reference">
      <Reference order={order} />
    </td>
    <td>
      {order.paidBy && <OrderLinks order={order} />}
      <OrderActions order={order} onChanged={onChanged} />
    </td>
  </tr>
);

/** The ways to reach the buyer. An order that our page did not make may not name one. */
function Contacts({ order: { buyer, userId } }: { order: AdminOrder }) {
  if (!buyer) return <span className="under">User {userId}</span>;
  const number = normalizePhone(buyer.mobile);
  return (
    <>
      {buyer.email && <EmailLink email={buyer.email} className="under" />}
      {number ? (
        <a href={`tel:${number}`} className="under unbroken">
          {readablePhone(number)}
        </a>
      ) : (
        // One that does not say its country can be shown, and not called.
        buyer.mobile && <span className="under">{buyer.mobile}</span>
      )}
    </>
  );
}

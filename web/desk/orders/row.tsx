import { Link } from 'react-router-dom';
import { money } from '#shared/domain/money/money.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { planName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { normalizePhone, readablePhone } from '#shared/domain/text/phone.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import { EmailLink } from '../list/email-link.tsx';
import { openedFromList } from '../sheet/use-sheet-address.ts';
import { useWorkAddress } from '../work/address.ts';
import { OrderActions } from './actions.tsx';
import { CopiableReference } from './copiable-reference.tsx';
import styles from './row.module.css';
import { OrderState } from './state.tsx';

interface Props {
  order: AdminOrder;
  /** Its refund is asked for at once. */
  isToRefund?: boolean | undefined;
  onChanged: (order: AdminOrder) => void;
}

/** An order with everything the owner needs to know of it and can do about it. */
export const OrderRow = ({ order, isToRefund, onChanged }: Props) => (
  <tr>
    <th scope="row" data-label="Buyer">
      <Buyer id={`buyer-${order.id}`} order={order} />
    </th>
    <td data-label="Plan" className={styles.plan}>
      <div>
        {planName(order)}
        {order.plan && <span className={styles.band}>{order.plan.band} years</span>}
      </div>
    </td>
    <td data-label="Amount">
      <span className={styles.amount}>{money(order.paise)}</span>
    </td>
    <td data-label="State" className={styles.state}>
      <OrderState order={order} />
    </td>
    <td data-label="Date" className={styles.date}>
      <div>
        <time dateTime={order.createdAt}>{momentInIndia(order.createdAt)}</time>
        {order.paidAt && (
          <span className={styles.line}>
            Paid {order.paidAtEstimated && 'about '}
            {momentInIndia(order.paidAt)}
          </span>
        )}
      </div>
    </td>
    <td data-label="Reference" className={styles.reference}>
      <div>
        <span className={styles.number}>{orderNumber(order)}</span>
        <CopiableReference reference={order.id} />
        {order.unknownSince && <span className={styles.line}>{unknownText}</span>}
      </div>
    </td>
    <td>
      {order.paidBy && <OrderLinks order={order} />}
      <OrderActions order={order} isToRefund={isToRefund} onChanged={onChanged} />
    </td>
  </tr>
);

/** Leads to the work of a paid order, where one that has none is started, and to its receipt. */
function OrderLinks({ order: { id, receiptSerial } }: { order: AdminOrder }) {
  const { addressOf } = useWorkAddress();
  return (
    <div className={styles.links}>
      <Link to={addressOf(id)} state={openedFromList} aria-describedby={`buyer-${id}`}>
        Open the work
      </Link>
      {receiptSerial && (
        <a
          href={`/receipt?order=${encodeURIComponent(id)}`}
          target="_blank"
          rel="noreferrer"
          aria-describedby={`buyer-${id}`}
        >
          Receipt
        </a>
      )}
    </div>
  );
}

const unknownText = 'Razorpay does not know it: its key here is of another account.';

/** The buyer with the ways to reach her. An order that our page did not make may not name one. */
function Buyer({ id, order: { buyer, userId } }: { id: string; order: AdminOrder }) {
  if (!buyer)
    return (
      <div>
        <span id={id}>Buyer not named</span>
        <span className={styles.line}>User {userId}</span>
      </div>
    );
  return (
    <div>
      <span id={id}>{buyer.name}</span>
      {buyer.email && <EmailLink email={buyer.email} className={styles.line} />}
      {buyer.mobile && <Mobile mobile={buyer.mobile} />}
    </div>
  );
}

/** A number that says its country can be called; any other is shown. */
function Mobile({ mobile }: { mobile: string }) {
  const number = normalizePhone(mobile);
  return number ? (
    <a href={`tel:${number}`} className={styles.line}>
      {readablePhone(number)}
    </a>
  ) : (
    <span className={styles.line}>{mobile}</span>
  );
}

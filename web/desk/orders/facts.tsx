import { Link } from 'react-router-dom';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { planName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import { openedFromList } from '../sheet/use-sheet-address.ts';
import { useWorkAddress } from '../work/address.ts';
import { CopiableReference } from './copiable-reference.tsx';
import styles from './facts.module.css';

interface Props {
  order: AdminOrder;
}

/** What was sold. */
export const Sold = ({ order }: Props) => (
  <div>
    {planName(order)}
    {order.plan && <span className={styles.band}>{order.plan.band} years</span>}
  </div>
);

/** When it was ordered, and when it was paid. */
export const Moments = ({ order: { createdAt, paidAt, paidAtEstimated } }: Props) => (
  <div>
    <time dateTime={createdAt}>{momentInIndia(createdAt)}</time>
    {paidAt && (
      <span className={styles.line}>
        Paid {paidAtEstimated && 'about '}
        {momentInIndia(paidAt)}
      </span>
    )}
  </div>
);

/** The number that can be said on the telephone, and Razorpay's. */
export const Reference = ({ order }: Props) => (
  <div>
    <span className={styles.number}>{orderNumber(order)}</span>
    <CopiableReference reference={order.id} />
    {order.unknownSince && <span className={styles.line}>{unknownText}</span>}
  </div>
);

const unknownText = 'Razorpay does not know it: its key here is of another account.';

/** Leads to the work of a paid order, where one that has none is started, and to its receipt. */
export function OrderLinks({ order: { id, receiptSerial } }: Props) {
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

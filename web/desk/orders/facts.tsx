import { Link } from 'react-router-dom';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { planName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import { openedFromList } from '../sheet/use-sheet-address.ts';
import { useWorkAddress } from '../work/address.ts';
import { CopiableReference } from './copiable-reference.tsx';
import { refundText } from './wording.ts';

interface Props {
  order: AdminOrder;
}

/** Names the plan or the course that was sold, with the band of a plan. */
export const ProductName = ({ order }: Props) => (
  <div>
    {planName(order)}
    {order.plan && <span className="under">{order.plan.band} years</span>}
  </div>
);

/** Shows when the order was opened, and when it was paid. */
export const Moments = ({ order: { createdAt, paidAt, paidAtEstimated } }: Props) => (
  <div>
    <time dateTime={createdAt}>{momentInIndia(createdAt)}</time>
    {paidAt && (
      <span className="under">
        Paid {paidAtEstimated && 'about '}
        {momentInIndia(paidAt)}
      </span>
    )}
  </div>
);

/** Shows each refund, with the reference by which the buyer's bank finds it. */
export const Refunds = ({ order }: Props) =>
  order.refunds.map((refund) => <div key={refund.id}>{refundText(order, refund)}</div>);

/** Shows the order's number as people say it on the telephone, and Razorpay's id. */
export const Reference = ({ order }: Props) => (
  <div>
    <b>{orderNumber(order)}</b>
    <CopiableReference reference={order.id} />
  </div>
);

/** Leads to the work of a paid order, and to its receipt where it has one. */
export function OrderLinks({ order: { id, receiptSerial } }: Props) {
  const { addressOf } = useWorkAddress();
  return (
    <div className="line tap-links">
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

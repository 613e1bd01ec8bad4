import { Link } from 'react-router-dom';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { planName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { openedFromList, useWorkAddress } from '../../kit/addresses.ts';
import { CopiableReference } from '../../kit/contact/copy-button.tsx';
import { refundText } from './wording.ts';

interface Props {
  order: AdminOrder;
}

export const ProductName = ({ order }: Props) => (
  <div>
    {planName(order)}
    {order.plan && <span className="under">{order.plan.band} years</span>}
  </div>
);

export const Moments = ({ order: { createdAt, paidAt, paidAtEstimated } }: Props) => (
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

export const Refunds = ({ order }: Props) =>
  order.refunds.map((refund) => <div key={refund.id}>{refundText(order, refund)}</div>);

export const Reference = ({ order }: Props) => (
  <div>
    <b>{orderNumber(order)}</b>
    <CopiableReference reference={order.id} />
  </div>
);

export function OrderLinks({ order: { id, receiptSerial } }: Props) {
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

import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { refundablePayments } from '#shared/domain/orders/refunds.ts';
import { isPaidByHand } from '#shared/domain/payment-links/other-payment.ts';
import { PressButton } from '../press-button.tsx';
import { useAction } from '../queries.ts';
import { razorpaysRefusalOr } from '../refusal.ts';
import { stale } from '../stale.ts';
import { usePress } from '../use-press.ts';
import styles from './actions.module.css';
import { RefundOrder } from './refund.tsx';

interface Props {
  order: AdminOrder;
  /** Its refund is asked for at once. */
  isToRefund?: boolean | undefined;
  onChanged: (order: AdminOrder) => void;
}

/** The buttons of an order; the outcome of each is said beneath. */
export const OrderActions = ({ order, isToRefund, onChanged }: Props) => (
  <div className={styles.actions}>
    {isPaidByHand(order) || <RecheckOrder order={order} onChanged={onChanged} />}
    {order.payments.some(({ captured }) => captured) && (
      <RefundOrder
        id={order.id}
        order={order}
        isRefundable={refundablePayments(order).length > 0}
        isToRefund={isToRefund}
        onChanged={onChanged}
      />
    )}
  </div>
);

/** Asks Razorpay what it knows of an order, for the case that a webhook was lost. */
function RecheckOrder({ order: { id }, onChanged }: Props) {
  const recheck = useAction('POST /admin/orders/{id}/recheck', { stale: stale.orders });
  const check = usePress(() => recheck({ path: { id } }), {
    failure: razorpaysRefusalOr('Could not ask Razorpay. Please try again.'),
    onDone: onChanged,
  });
  return (
    <>
      <PressButton press={check} doing="Checking…">
        Re-check
      </PressButton>
      <p role="status" className={styles.outcome}>
        {check.outcome && 'Razorpay was asked just now: this is how it stands.'}
      </p>
    </>
  );
}

import { useState } from 'react';
import { paidLate } from '#shared/domain/orders/attention.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { seatStateOf } from '#shared/domain/orders/order-seat.ts';
import { refundablePayments } from '#shared/domain/orders/refunds.ts';
import { possibleDoubles } from '#shared/domain/orders/related-orders.ts';
import { isPaidOffline } from '#shared/domain/payment-links/offline-payment.ts';
import { ActionButton, PressButton, usePress } from '../../kit/press.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import { razorpaysRefusalOr, refusalOr } from '../../kit/refusal.ts';
import styles from './actions.module.css';
import { KeepBoth, KeepLate } from './keep-both.tsx';
import { RefundOrder } from './refund.tsx';

interface Props {
  order: AdminOrder;
  isToRefund?: boolean | undefined;
  onChanged: (order: AdminOrder) => void;
}

export const OrderActions = ({ order, isToRefund, onChanged }: Props) => (
  <div className="row">
    <KeepPayments order={order} onChanged={onChanged} />
    {isPaidOffline(order) || <RecheckOrder order={order} onChanged={onChanged} />}
    {order.payments.some(({ captured }) => captured) && (
      <RefundOrder
        id={order.id}
        order={order}
        isRefundable={refundablePayments(order).length > 0}
        isToRefund={isToRefund}
        onChanged={onChanged}
      />
    )}
    {seatStateOf(order) === 'none' && <ArrangeSeat order={order} onChanged={onChanged} />}
  </div>
);

function KeepPayments({ order, onChanged }: Props) {
  const [kept, setKept] = useState<string>();
  const keep = (text: string) => (after: AdminOrder) => {
    setKept(text);
    onChanged(after);
  };
  return (
    <>
      {possibleDoubles(order).length > 0 && (
        <KeepBoth id={order.id} onKept={keep('You’ve kept both orders. They won’t be flagged again.')} />
      )}
      {paidLate(order) && (
        <KeepLate id={order.id} onKept={keep('You’ve kept the payment. It won’t be flagged again.')} />
      )}
      <p role="status" className={`note ${styles.outcome}`}>
        {kept}
      </p>
    </>
  );
}

/** For an order without a seat, once the owner and the buyer have agreed on something else. */
function ArrangeSeat({ order: { id }, onChanged }: Props) {
  const arrange = useAction('POST /admin/orders/{id}/arranged', { stale: stale.orders });
  return (
    <ActionButton
      act={() => arrange({ path: { id } })}
      failure={refusalOr('Couldn’t save it. Please try again.')}
      onDone={onChanged}
      doing="Saving…"
    >
      Arranged
    </ActionButton>
  );
}

/** Finds payments whose webhook never arrived. */
function RecheckOrder({ order: { id }, onChanged }: Props) {
  const recheck = useAction('POST /admin/orders/{id}/recheck', { stale: stale.orders });
  const check = usePress(() => recheck({ path: { id } }), {
    failure: razorpaysRefusalOr('Couldn’t reach Razorpay. Please try again.'),
    onDone: onChanged,
  });
  return (
    <>
      <PressButton press={check} doing="Checking…">
        Re-check
      </PressButton>
      <p role="status" className={`note ${styles.outcome}`}>
        {check.outcome && 'Checked with Razorpay just now. This is up to date.'}
      </p>
    </>
  );
}

import { useRef, useState } from 'react';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { isPaidByHand } from '#shared/domain/payment-links/other-payment.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../queries.ts';
import { stale } from '../stale.ts';
import styles from './actions.module.css';
import { RefundOrder } from './refund.tsx';
import { apiMessage } from './wording.ts';

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
      <RefundOrder order={order} isToRefund={isToRefund} onChanged={onChanged} />
    )}
  </div>
);

/** Asks Razorpay what it knows of an order, for the case that a webhook was lost. */
function RecheckOrder({ order: { id }, onChanged }: Props) {
  const recheck = useAction('POST /admin/orders/{id}/recheck', { stale: stale.orders });
  const [state, setState] = useState<'idle' | 'pending' | 'done' | { failure: string }>('idle');
  const isPending = useRef(false);
  const check = async () => {
    if (isPending.current) return;
    isPending.current = true;
    setState('pending');
    try {
      onChanged(await recheck({ path: { id } }));
      setState('done');
    } catch (error) {
      setState({ failure: apiMessage(error) ?? 'Could not ask Razorpay. Please try again.' });
    }
    isPending.current = false;
  };
  return (
    <>
      {/* Busy, not disabled: a disabled button would drop the focus. */}
      <Button kind="quiet" aria-busy={state === 'pending'} aria-describedby={`buyer-${id}`} onClick={check}>
        {state === 'pending' ? 'Checking…' : 'Re-check'}
      </Button>
      <p role="status" className={styles.outcome}>
        {state === 'done' && 'Razorpay was asked just now: this is how it stands.'}
      </p>
      {typeof state === 'object' && (
        <p role="alert" className={styles.failure}>
          {state.failure}
        </p>
      )}
    </>
  );
}

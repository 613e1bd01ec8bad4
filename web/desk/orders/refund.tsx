import { useRef, useState } from 'react';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { refundablePayments } from '#shared/domain/orders/refunds.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAction } from '../queries.ts';
import styles from './actions.module.css';
import { RefundForm } from './refund-form.tsx';
import { refundText } from './wording.ts';

interface Props {
  order: AdminOrder;
  /** Its refund is asked for at once. */
  isToRefund?: boolean | undefined;
  onChanged: (order: AdminOrder) => void;
}

/**
 * Gives a payment of an order back, after asking. The dialog keeps the order as it was when it was opened, and
 * the form with its key until it has succeeded: pressed again after a lost answer, it asks for the same refund.
 */
export function RefundOrder({ order, isToRefund = false, onChanged }: Props) {
  const recheck = useAction('POST /admin/orders/{id}/recheck');
  const isRefundable = refundablePayments(order).length > 0;
  const [snapshot, setSnapshot] = useState<AdminOrder | undefined>(
    isToRefund && isRefundable ? order : undefined,
  );
  const [isOpen, setOpen] = useState(isToRefund && isRefundable);
  const [state, setState] = useState<'idle' | 'failed' | { outcome: string }>('idle');
  const outcome = useRef<HTMLParagraphElement>(null);

  const open = () => {
    setSnapshot(order);
    setOpen(true);
  };
  const succeed = (after: AdminOrder) => {
    const made = after.refunds.filter(({ id }) => !snapshot?.refunds.some((refund) => refund.id === id));
    setState({ outcome: made.map(refundText).join(' ') || 'This refund had been made already.' });
    setSnapshot(undefined);
    setOpen(false);
    onChanged(after);
  };
  const fail = (isOutdated: boolean) => {
    setState('failed');
    // The row shows an older state; where Razorpay does not answer now, the row stays as it is.
    if (isOutdated) recheck({ path: { id: order.id } }).then(onChanged, () => {});
  };
  const close = () => {
    setOpen(false);
    // The button may have gone with the last rupee.
    if (!snapshot) outcome.current?.focus();
  };

  return (
    <>
      {isRefundable && (
        <Button kind="destructive" aria-describedby={`buyer-${order.id}`} onClick={open}>
          Refund
        </Button>
      )}
      <p ref={outcome} tabIndex={-1} role="status" className={styles.outcome}>
        {typeof state === 'object' && state.outcome}
      </p>
      {state === 'failed' && !isOpen && (
        <p role="alert" className={styles.failure}>
          The last refund was not confirmed. What you entered is still there.
        </p>
      )}
      <Dialog isOpen={isOpen} onClose={close} title={`Refund ${order.buyer?.name ?? 'this order'}`}>
        {snapshot && <RefundForm order={snapshot} onRefunded={succeed} onFailed={fail} onCancel={close} />}
      </Dialog>
    </>
  );
}

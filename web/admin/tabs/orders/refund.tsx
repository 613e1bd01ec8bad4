import { type ReactNode, useRef, useState } from 'react';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PressButton, PressFailure, usePress } from '../../kit/press.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import { razorpaysRefusalOr } from '../../kit/refusal.ts';
import styles from './actions.module.css';
import { RefundForm } from './refund-form.tsx';
import { refundText } from './wording.ts';

interface Props {
  id: string;
  /** Missing if only the order's work is shown, in which case pressing Refund loads the order. */
  order?: AdminOrder;
  isRefundable: boolean;
  isToRefund?: boolean | undefined;
  onChanged: (order: AdminOrder) => unknown;
  children?: ReactNode;
}

/**
 * The form shows the order as it was when the dialog opened, and keeps its idempotency key. So pressing the button
 * again after a lost response requests the same refund.
 */
export function RefundOrder({ id, order, isRefundable, isToRefund = false, onChanged, children }: Props) {
  const recheck = useAction('POST /admin/orders/{id}/recheck', { stale: stale.orders });
  const [isOpen, setOpen] = useState(isToRefund && isRefundable);
  const [snapshot, setSnapshot] = useState(isOpen ? order : undefined);
  const [state, setState] = useState<'unconfirmed' | { outcome: string }>();
  const outcome = useRef<HTMLParagraphElement>(null);
  const look = usePress(() => recheck({ path: { id } }), {
    failure: razorpaysRefusalOr('Couldn’t load the order. Please try again.'),
    onDone: (found) => {
      setSnapshot(found);
      setOpen(true);
    },
  });

  const open = async () => {
    if (!order) return look.press();
    setSnapshot(order);
    setOpen(true);
  };
  const succeed = (after: AdminOrder) => {
    const made = after.refunds.filter((refund) => !snapshot?.refunds.some(({ id }) => id === refund.id));
    setState({
      outcome:
        made.map((refund) => refundText(after, refund)).join(' ') || 'This refund had already been made.',
    });
    setSnapshot(undefined);
    setOpen(false);
    onChanged(after);
  };
  const fail = (isOutdated: boolean) => {
    setState('unconfirmed');
    // Reload the order. If Razorpay doesn't respond, the page keeps showing the old version.
    if (isOutdated) recheck({ path: { id } }).then(onChanged, () => {});
  };
  const close = () => {
    setOpen(false);
    // After a full refund, the Refund button is gone, so move the focus to the outcome.
    if (!snapshot) outcome.current?.focus();
  };

  return (
    <>
      {isRefundable && (
        <PressButton kind="destructive" press={{ ...look, press: open }} doing="Loading…">
          Refund
        </PressButton>
      )}
      <p ref={outcome} tabIndex={-1} role="status" className={`note ${styles.outcome}`}>
        {typeof state === 'object' && state.outcome}
      </p>
      <PressFailure>
        {state === 'unconfirmed' && !isOpen
          ? 'We couldn’t confirm the last refund. What you entered is still here.'
          : undefined}
      </PressFailure>
      <Dialog isOpen={isOpen} onClose={close} title={`Refund ${snapshot?.buyer?.name ?? 'this order'}`}>
        {snapshot && (
          <RefundForm order={snapshot} onRefunded={succeed} onFailed={fail} onCancel={close}>
            {children}
          </RefundForm>
        )}
      </Dialog>
    </>
  );
}

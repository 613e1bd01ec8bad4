import { useState } from 'react';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { isPaidByHand } from '#shared/domain/payment-links/other-payment.ts';
import type { WorkSheet } from '#shared/domain/work/bought-work.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RefundForm } from '../../orders/refund-form.tsx';
import { refundText } from '../../orders/wording.ts';
import { useAction } from '../../queries.ts';
import { stale } from '../../stale.ts';
import { refusalOr, usePress } from '../../use-press.ts';

interface Props {
  opened: WorkSheet;
  /** Told what was made of it. */
  onRefunded: (outcome: string) => unknown;
}

/** Gives money of an order back, in sight of what has gone back by now: Razorpay is asked, where it knows of the order. */
export function RefundFromWork({ opened: { order }, onRefunded }: Props) {
  const recheck = useAction('POST /admin/orders/{id}/recheck', { stale: stale.orders });
  const [snapshot, setSnapshot] = useState<AdminOrder>();
  const look = usePress(() => recheck({ path: { id: order.id } }), {
    failure: refusalOr('Could not ask Razorpay. Please try again.'),
    onDone: setSnapshot,
  });
  const succeed = (after: AdminOrder) => {
    const made = after.refunds.filter(({ id }) => !snapshot?.refunds.some((refund) => refund.id === id));
    setSnapshot(undefined);
    onRefunded(made.map(refundText).join(' ') || 'This refund had been made already.');
  };
  return (
    <>
      {snapshot ? (
        <RefundForm
          order={snapshot}
          onRefunded={succeed}
          onFailed={(isOutdated) => void (isOutdated && look.press())}
          onCancel={() => setSnapshot(undefined)}
        />
      ) : (
        <>
          <p>
            All the money back ends the work; drafts that were sent stay with the buyer. After a part, end the
            documents that will not be made.
          </p>
          <div>
            <Button kind="destructive" pending={look.isPending} onClick={() => look.press()}>
              {look.isPending ? (isPaidByHand(order) ? 'Looking…' : 'Asking Razorpay…') : 'Refund'}
            </Button>
          </div>
        </>
      )}
      {look.failure && <Notice kind="failure">{look.failure}</Notice>}
    </>
  );
}

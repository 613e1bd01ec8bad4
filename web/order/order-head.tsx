import type { RefObject } from 'react';
import { money } from '#shared/domain/money/money.ts';
import { DoublePayment } from './double-payment.tsx';
import { LateWork } from './late-work.tsx';
import styles from './order-head.module.css';
import type { OrderSummary } from './order-summary.ts';
import { useOpened } from './session/context.ts';
import { Steps } from './steps.tsx';

interface Props {
  standing: OrderSummary;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function OrderHead({ standing, heading }: Props) {
  const { order, state } = useOpened();
  return (
    <div className={styles.band}>
      <div className={styles.head}>
        <p className="baseline muted">
          <span>{order.what}</span> <b>{money(order.paise)}</b>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {standing.heading}
        </h1>
        {standing.text && <p className={styles.text}>{standing.text}</p>}
        {standing.stopped && <p className="quote">{standing.stopped}</p>}
        <DoublePayment />
        {order.failedRefundPaise && (
          <p className="quote">
            Your bank or card rejected the refund of {money(order.failedRefundPaise)}. We’ll send it again,
            and contact you if we need another account.
          </p>
        )}
        {standing.isLate && <LateWork />}
        {state && <Steps state={state} />}
      </div>
    </div>
  );
}

import type { RefObject } from 'react';
import { formatPaise } from '#shared/domain/money/money.ts';
import { Button } from '../ui/button.tsx';
import { DoublePayment } from './double-payment.tsx';
import { LateWork } from './late-work.tsx';
import { messageFieldId } from './messages.tsx';
import styles from './order-head.module.css';
import type { OrderSummary } from './order-summary.ts';
import { useOpened } from './session/context.ts';
import { Steps } from './steps.tsx';

interface Props {
  summary: OrderSummary;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function OrderHead({ summary, heading }: Props) {
  const { order, state } = useOpened();
  return (
    <div className={styles.band}>
      <div className={`frame stack ${styles.head}`}>
        <p className="baseline muted">
          <span>{order.what}</span> <b>{formatPaise(order.paise)}</b>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {summary.heading}
        </h1>
        {summary.text && <p className={styles.text}>{summary.text}</p>}
        {summary.quote && <blockquote className="quote">{summary.quote}</blockquote>}
        {summary.paused && <p className="quote">{summary.paused}</p>}
        <DoublePayment />
        {order.failedRefundPaise && (
          <p className="quote">
            Your bank or card issuer rejected the refund of {formatPaise(order.failedRefundPaise)}. We’ll send
            it again, and contact you if we need the details of another account.
          </p>
        )}
        {summary.isLate && <LateWork />}
        {state?.waiting === 'hold' && (
          <div>
            <Button onClick={() => document.getElementById(messageFieldId)?.focus()}>
              I’m ready to continue
            </Button>
          </div>
        )}
        {state && <Steps state={state} />}
      </div>
    </div>
  );
}

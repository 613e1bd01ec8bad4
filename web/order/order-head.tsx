import type { RefObject } from 'react';
import { formatPaise } from '#shared/domain/money/money.ts';
import { Button } from '../ui/button.tsx';
import { Unbroken } from '../ui/no-break.tsx';
import { DoublePayment } from './double-payment.tsx';
import { LateWork } from './late-work.tsx';
import { messageFieldId } from './messages.tsx';
import styles from './order-head.module.css';
import { RefundLedger } from './refund-ledger.tsx';
import { useOpened } from './session/context.ts';
import { Steps } from './steps.tsx';

export function OrderHead({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { order, state, summary } = useOpened();
  const { refunds = [] } = summary;
  return (
    <div className={styles.band}>
      <div className={`frame groups ${styles.head}`}>
        <DoublePayment />
        <div className={refunds.length > 0 ? `columns ${styles.columns}` : ''}>
          <div className="stack">
            <p className="baseline muted">
              <span>
                <Unbroken>{order.what}</Unbroken>
              </span>{' '}
              <b>{formatPaise(order.paise)}</b>
            </p>
            <h1 ref={heading} tabIndex={-1}>
              {summary.heading}
            </h1>
            {summary.text && (
              <p className={styles.text}>
                <Unbroken>{summary.text}</Unbroken>
              </p>
            )}
            {summary.quote && <blockquote className="quote">{summary.quote}</blockquote>}
            {summary.paused && <p className="quote">{summary.paused}</p>}
            {order.failedRefundPaise && (
              <p className="quote">
                Your bank or card issuer rejected the refund of {formatPaise(order.failedRefundPaise)}. We’ll
                send it again, and contact you if we need the details of another account.
              </p>
            )}
            {summary.isLate && <LateWork />}
            <Steps />
            {state?.waiting === 'hold' && (
              <Button kind="primary" onClick={() => document.getElementById(messageFieldId)?.focus()}>
                I’m ready to continue
              </Button>
            )}
          </div>
          {refunds.length > 0 && (
            <div className={`stack ${styles.refunds}`}>
              {refunds.map((refund) => (
                <RefundLedger key={refund.createdAt + refund.paise} refund={refund} />
              ))}
            </div>
          )}
          {summary.isDone && <NextSteps />}
        </div>
      </div>
    </div>
  );
}

function NextSteps() {
  const { order } = useOpened();
  return (
    <p className="baseline touch-links">
      {order.hasReceipt && <a href="/receipt">Open your receipt</a>}{' '}
      {order.plan ? (
        <a href="/resume">See resume plans</a>
      ) : order.coaching ? (
        <a href="/services">See coaching</a>
      ) : (
        <a href="/courses">See courses</a>
      )}
    </p>
  );
}

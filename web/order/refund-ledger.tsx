import { CircleCheck } from 'lucide-react';
import { formatPaise } from '#shared/domain/money/money.ts';
import { refundExpectedBy, sentAt } from '#shared/domain/orders/sent-refund.ts';
import { longDate } from '#shared/domain/time/format.ts';
import { Fact } from './fact.tsx';
import type { OwnRefund } from './order-summary.ts';
import styles from './refund-ledger.module.css';

export function RefundLedger({ refund }: { refund: OwnRefund }) {
  const { paise, status, createdAt, reference, byHand } = refund;
  const isSent = status === 'processed';
  return (
    <section className={`card stack ${styles.ledger}`} aria-label="Refund">
      {isSent && (
        <p className="title state good">
          <CircleCheck aria-hidden="true" size={24} />
          Refunded
        </p>
      )}
      <dl className="compact-facts">
        <Fact name="Amount">
          <b>{formatPaise(paise)}</b>
        </Fact>
        {isSent ? (
          <Fact name={byHand ? sentByHand[byHand] : 'Sent to bank'}>{longDate(sentAt(refund))}</Fact>
        ) : (
          <>
            <Fact name="Started">{longDate(createdAt)}</Fact>
            <Fact name="To">The card or account you paid with</Fact>
          </>
        )}
        {reference && (
          <Fact name="Reference">
            <span className={styles.reference}>{reference}</span>
          </Fact>
        )}
        {!byHand && <Fact name="Expect it by">{longDate(refundExpectedBy(refund))}</Fact>}
      </dl>
      {isSent && <p className="note">{ifNotArrived(refund)}</p>}
    </section>
  );
}

const sentByHand = { cash: 'Given in cash', transfer: 'Transferred' };

function ifNotArrived({ byHand, reference }: OwnRefund): string {
  if (byHand) return 'Tell us if you haven’t received it.';
  return `If it hasn’t arrived by then, ${reference ? 'give your bank this reference' : 'tell us'}.`;
}

import { formatPaise } from '#shared/domain/money/money.ts';
import { sentText } from '#shared/domain/orders/sent-refund.ts';
import { longDate } from '#shared/domain/time/format.ts';
import { refundDays } from '#shared/policies.ts';
import { EmailText } from '../ui/email-text.tsx';
import { Unbroken } from '../ui/no-break.tsx';
import { isCancelled } from './documents/cancelled.ts';
import { Fact } from './fact.tsx';
import type { OwnRefund } from './order-summary.ts';
import { useOpened } from './session/context.ts';

export function OrderFacts() {
  const { order, state, summary } = useOpened();
  const cancelled = state
    ? state.documents
        .filter((document) => isCancelled(document, state))
        .map(({ name }) => (name === 'Document' ? order.what : name))
    : [];
  const refunds = order.refunds.filter((refund) => !summary.refunds?.includes(refund));
  return (
    <>
      <section className="stack" aria-labelledby="facts">
        <h2 id="facts">Your order</h2>
        <dl className="compact-facts">
          <Fact name="Bought">
            <Unbroken>{order.what}</Unbroken>
          </Fact>
          <Fact name="Price">{formatPaise(order.paise)}</Fact>
          {order.paidAt && <Fact name="Paid">{longDate(order.paidAt)}</Fact>}
          {cancelled.length > 0 && <Fact name="Cancelled">{cancelled.join(', ')}</Fact>}
          <Fact name="Order number">{order.number}</Fact>
          {order.name && <Fact name="Bought by">{order.name}</Fact>}
          {order.email && (
            <Fact name="Email">
              <EmailText email={order.email} />
            </Fact>
          )}
          {order.hasReceipt && !summary.isDone && (
            <Fact name="Receipt">
              <a href="/receipt">Open your receipt</a>
            </Fact>
          )}
        </dl>
      </section>
      {refunds.length > 0 && <Refunds refunds={refunds} />}
    </>
  );
}

const Refunds = ({ refunds }: { refunds: OwnRefund[] }) => (
  <section className="stack" aria-labelledby="refunds">
    <h2 id="refunds">{refunds.length === 1 ? 'Refund' : 'Refunds'}</h2>
    <ul className="group">
      {refunds.map((refund) => (
        <li key={refund.createdAt + refund.paise}>
          {refund.isExtra && 'You paid twice. The second '}
          <b>{formatPaise(refund.paise)}</b> <Unbroken>{refundText(refund)}</Unbroken>
        </li>
      ))}
    </ul>
  </section>
);

function refundText(refund: OwnRefund): string {
  if (refund.status === 'processed') return `was ${sentText(refund)}`;
  if (refund.status === 'failed') return 'was rejected by your bank or card issuer.';
  return `is being refunded. We started the refund on ${longDate(refund.createdAt)}. It takes ${refundDays.least}-${refundDays.most} business days.`;
}

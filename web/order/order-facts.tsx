import type { ReactNode } from 'react';
import { formatPaise } from '#shared/domain/money/money.ts';
import { sentText } from '#shared/domain/orders/sent-refund.ts';
import { longDate } from '#shared/domain/time/format.ts';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { refundDays } from '#shared/policies.ts';
import { EmailText } from '../ui/email-text.tsx';
import { useOpened } from './session/context.ts';

export function OrderFacts() {
  const { order } = useOpened();
  return (
    <section className="stack" aria-labelledby="facts">
      <h2 id="facts">Your order</h2>
      <dl className="compact-facts">
        <Fact name="Bought">{order.what}</Fact>
        <Fact name="Price">{formatPaise(order.paise)}</Fact>
        {order.paidAt && <Fact name="Paid">{longDate(order.paidAt)}</Fact>}
        <Fact name="Order number">{order.number}</Fact>
        {order.name && <Fact name="Bought by">{order.name}</Fact>}
        {order.email && (
          <Fact name="Email">
            <EmailText email={order.email} />
          </Fact>
        )}
        {order.hasReceipt && (
          <Fact name="Receipt">
            <a href="/receipt">Open your receipt</a>
          </Fact>
        )}
      </dl>
      {order.refunds.length > 0 && <Refunds refunds={order.refunds} />}
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Refunds = ({ refunds }: Pick<OwnOrder, 'refunds'>) => (
  <div className="group">
    <h3>Refunds</h3>
    <ul>
      {refunds.map((refund) => (
        <li key={refund.createdAt + refund.paise}>
          {refund.isExtra && 'You paid twice. The second '}
          <b>{formatPaise(refund.paise)}</b> {refundText(refund)}
        </li>
      ))}
    </ul>
  </div>
);

function refundText(refund: OwnOrder['refunds'][number]): string {
  if (refund.status === 'processed') return `was ${sentText(refund)}`;
  if (refund.status === 'failed') return 'was rejected by your bank or card issuer.';
  return `is being refunded. We started the refund on ${longDate(refund.createdAt)}. It takes ${refundDays.least}-${refundDays.most} business days.`;
}

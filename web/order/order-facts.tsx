import type { ReactNode } from 'react';
import { money } from '#shared/domain/money/money.ts';
import { longDate } from '#shared/domain/time/india-words.ts';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { refundDays } from '#shared/policies.ts';
import { EmailText } from '../ui/email-text.tsx';
import { useOpened } from './session/context.ts';

/** The purchase and its sum, with the receipt and what has gone back. */
export function OrderFacts() {
  const { order } = useOpened();
  return (
    <section className="stack" aria-labelledby="facts">
      <h2 id="facts">Your order</h2>
      <dl className="facts">
        <Fact name="Bought">{order.what}</Fact>
        <Fact name="Price">{money(order.paise)}</Fact>
        {order.paidAt && <Fact name="Paid">{longDate(order.paidAt)}</Fact>}
        <Fact name="Order">{order.number}</Fact>
        {order.name && <Fact name="For">{order.name}</Fact>}
        {order.email && (
          <Fact name="Mails to">
            <EmailText email={order.email} />
          </Fact>
        )}
        {order.receipt && (
          <Fact name="Receipt">
            <a href="/receipt">{order.receipt}</a>
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
  <div className="part">
    <h3>Refunds</h3>
    <ul>
      {refunds.map(({ paise, status, isExtra, createdAt }) => (
        <li key={createdAt + paise}>
          {isExtra && 'You paid twice. The second '}
          <b>{money(paise)}</b> {(isExtra ? extraWords : refundWords)[status]}{' '}
          <span className="under">Sent on {longDate(createdAt)}</span>
        </li>
      ))}
    </ul>
    {refunds.some(({ status }) => status === 'pending') && (
      <p>
        It reaches the way you paid within {refundDays.least}-{refundDays.most} business days.
      </p>
    )}
  </div>
);

const refundWords: Record<OwnOrder['refunds'][number]['status'], string> = {
  pending: 'on its way to you',
  processed: 'went back to you',
  failed: 'was not taken by your bank or card.',
};

const extraWords: typeof refundWords = {
  ...refundWords,
  pending: 'is on its way back.',
  processed: 'went back.',
};

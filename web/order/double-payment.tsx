import { formatPaise } from '#shared/domain/money/money.ts';
import { formatDateTime, longDate } from '#shared/domain/time/format.ts';
import { refundDays } from '#shared/policies.ts';
import { CallLink } from '../ui/call-link.tsx';
import { Unbroken } from '../ui/no-break.tsx';
import styles from './double-payment.module.css';
import { useOpened } from './session/context.ts';

export function DoublePayment() {
  const { order } = useOpened();
  const { alsoPaid = [], toRefund = [] } = order;
  return (
    <>
      {alsoPaid.length > 0 && (
        <p className="quote">
          You may have paid twice: we also received{' '}
          {alsoPaid
            .map(({ paise, paidAt = '', number }) =>
              [`${formatPaise(paise)} on ${longDate(paidAt)}`, number && ` (order ${number})`].join(''),
            )
            .join(' and ')}{' '}
          for the same thing. We’ll check with you. If it was a mistake, we’ll refund one payment. If it
          wasn’t, we’ll keep both. To tell us now, call <CallLink />.
        </p>
      )}
      {toRefund.map(({ paise, createdAt, isPrice }) => (
        <section key={createdAt} className={`card stack ${styles.card}`}>
          <div className="group">
            <h2>{isPrice ? 'You paid twice for this order' : 'We received another payment'}</h2>
            <p>
              <Unbroken>
                {`${
                  isPrice
                    ? 'We’ll refund the second payment in full.'
                    : 'The second payment doesn’t match the price, so we’ll refund it in full.'
                } It reaches you ${refundDays.least}-${refundDays.most} business days after we send it, and we’ll email you then. You don’t need to do anything.`}
              </Unbroken>
            </p>
          </div>
          <dl className="facts">
            {order.paidAt && <Payment name="First payment, kept" paise={order.paise} at={order.paidAt} />}
            <Payment name="Second payment, to be refunded in full" paise={paise} at={createdAt} />
          </dl>
        </section>
      ))}
    </>
  );
}

const Payment = ({ name, paise, at }: { name: string; paise: number; at: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b>{formatPaise(paise)}</b> on {formatDateTime(at)}
    </dd>
  </div>
);

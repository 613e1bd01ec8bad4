import { formatPaise } from '#shared/domain/money/money.ts';
import { longDate } from '#shared/domain/time/format.ts';
import { CallLink } from '../ui/call-link.tsx';
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
        <p key={createdAt} className="quote">
          {isPrice
            ? `You paid twice for this order. We’ll refund the second ${formatPaise(paise)}, paid on ${longDate(createdAt)},`
            : `On ${longDate(createdAt)}, we also received ${formatPaise(paise)}, which doesn’t match the price. We’ll refund it`}{' '}
          and email you when it has been sent to your bank. You don’t need to do anything.
        </p>
      ))}
    </>
  );
}

import { useEffect, useRef } from 'react';
import { brand } from '#shared/brand.ts';
import { Notice } from '../ui/notice.tsx';
import type { PaymentFailure } from './purchase-state.ts';

/** Says why a payment did not come about, and how a buyer who has paid all the same reaches us. Takes the focus. */
export function FailureNotice({ failure: { message, reason, orderId } }: { failure: PaymentFailure }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1}>
      <Notice kind="failure">
        <p>{message}</p>
        {reason && <p>The last try failed: {reason}</p>}
        <p>
          If money has left your account, do not pay again: call{' '}
          <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>
          {orderId && <> and name your order, {orderId}</>}.
        </p>
        {!navigator.onLine && <p>You are offline. What you wrote is still here.</p>}
      </Notice>
    </div>
  );
}

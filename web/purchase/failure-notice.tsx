import { useEffect, useRef } from 'react';
import { brand } from '#shared/brand.ts';
import { Notice } from '../ui/notice.tsx';
import type { PaymentFailure } from './purchase-state.ts';

export function FailureNotice({ failure: { message, reason, orderNumber } }: { failure: PaymentFailure }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1}>
      <Notice kind="failure">
        <p>{message}</p>
        {reason && <p>Your last payment didn’t go through. Reason: {reason}</p>}
        <p>
          If money has left your account, please don’t pay again. Call{' '}
          <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a>
          {orderNumber && <> and give this order number: {orderNumber}</>}.
        </p>
        {!navigator.onLine && <p>You’re offline. What you wrote is still here.</p>}
      </Notice>
    </div>
  );
}

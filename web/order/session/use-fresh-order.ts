import { useEffect, useRef } from 'react';
import { isPaid } from '#shared/domain/orders/order-status.ts';
import { isSettingUp } from '../order-summary.ts';
import type { Session } from './use-session.ts';

/**
 * Reloads the order when the page becomes visible, while its payment is being confirmed, and every few minutes while
 * someone is active, so that the session doesn't end during a long text.
 */
export function useFreshOrder({ phase, order, reason, read, open }: Session): void {
  const isOpen = phase === 'open';
  const mayOpenAgain = phase === 'closed' && reason === 'ended';
  useEffect(() => {
    const onSeen = () => {
      if (document.hidden) return;
      if (isOpen) void read();
      // Another tab may have opened the link.
      else if (mayOpenAgain) void open();
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, [isOpen, mayOpenAgain, read, open]);

  const isBusy = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const onUse = () => {
      isBusy.current = true;
    };
    const timer = setInterval(() => {
      if (isBusy.current && !document.hidden) void read();
      isBusy.current = false;
    }, busyPeriod);
    for (const use of uses) addEventListener(use, onUse);
    return () => {
      clearInterval(timer);
      for (const use of uses) removeEventListener(use, onUse);
    };
  }, [isOpen, read]);

  const mayChange =
    isOpen && order !== undefined && (!isPaid(order.status) || isSettingUp(order, Date.now()));
  useEffect(() => {
    if (!mayChange) return;
    const timer = setInterval(() => {
      if (!document.hidden) void read();
    }, waitingPeriod);
    return () => clearInterval(timer);
  }, [mayChange, read]);
}

const uses = ['input', 'pointerdown', 'keydown'] as const;

// Milliseconds. A session is renewed after five minutes and ends after thirty without a call.
const busyPeriod = 6 * 60_000;
const waitingPeriod = 5000;

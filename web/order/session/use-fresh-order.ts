import { useEffect, useRef } from 'react';
import { isPaid } from '#shared/domain/orders/order-status.ts';
import { isSettingUp } from '../order-summary.ts';
import type { Session } from './use-session.ts';

/**
 * Reloads the order when the page becomes visible, and every few seconds while a payment or seat is being confirmed.
 * Also reloads it every few minutes while the buyer is active, so that the session doesn't end while they're typing.
 */
export function useFreshOrder({ phase, order, reason, read, open }: Session): void {
  const isOpen = phase === 'open';
  const canReopen = phase === 'closed' && reason === 'ended';
  useEffect(() => {
    const onVisible = () => {
      if (document.hidden) return;
      if (isOpen) void read();
      // Another tab may have opened the link in the meantime.
      else if (canReopen) void open();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [isOpen, canReopen, read, open]);

  const isActive = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const onActivity = () => {
      isActive.current = true;
    };
    const timer = setInterval(() => {
      if (isActive.current && !document.hidden) void read();
      isActive.current = false;
    }, activePeriodMs);
    for (const use of activityEvents) addEventListener(use, onActivity);
    return () => {
      clearInterval(timer);
      for (const use of activityEvents) removeEventListener(use, onActivity);
    };
  }, [isOpen, read]);

  const canChange =
    isOpen && order !== undefined && (!isPaid(order.status) || isSettingUp(order, Date.now()));
  useEffect(() => {
    if (!canChange) return;
    const timer = setInterval(() => {
      if (!document.hidden) void read();
    }, pendingPeriodMs);
    return () => clearInterval(timer);
  }, [canChange, read]);
}

const activityEvents = ['input', 'pointerdown', 'keydown'] as const;

// The server renews a session at most every five minutes, and ends it after `orderSession.idleMinutes` without a call.
const activePeriodMs = 6 * 60_000;
const pendingPeriodMs = 5000;

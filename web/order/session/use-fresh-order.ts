import { useEffect, useRef } from 'react';
import { isPaid } from '#shared/domain/orders/order-status.ts';
import { isSettingUp } from '../standing.ts';
import type { Session } from './use-session.ts';

/**
 * Keeps an open order fresh: reads it when the page is seen again, while its payment is on its way, and every few
 * minutes as long as somebody is busy here, so that a session does not end under a long text.
 */
export function useFreshOrder({ phase, order, reason, read, open }: Session): void {
  const isOpen = phase === 'open';
  const mayOpenAgain = phase === 'closed' && reason === 'ended';
  useEffect(() => {
    const onSeen = () => {
      if (document.hidden) return;
      if (isOpen) void read();
      // The link may have been opened in another tab.
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

// Milliseconds. A session is renewed when it is older than five minutes, and ends after thirty without a call.
const busyPeriod = 6 * 60_000;
const waitingPeriod = 5000;

import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { isOver, workStateOf } from '#shared/domain/work/work.ts';
import { pageTitle } from '../content/page-title.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Complaints } from './complaints.tsx';
import { Messages } from './messages.tsx';
import styles from './opened-order.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { orderSummaryOf } from './order-summary.ts';
import { Rights } from './rights.tsx';
import { SeatPanel } from './seat-panel.tsx';
import { type Opened, OpenedContext } from './session/context.ts';
import type { Session } from './session/use-session.ts';
import { Updates } from './updates.tsx';

export function OpenedOrder({ order, session }: { order: OwnOrder; session: Session }) {
  const { work, courseSeat } = order;
  const { call, take, read, close } = session;
  const state = useMemo(() => work && workStateOf(work), [work]);
  const summary = orderSummaryOf(order, state, Date.now());
  const isClosed = state !== undefined && isOver(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const [focusRequests, setFocusRequests] = useState(0);
  // Runs after rendering, because an action can change the heading.
  useEffect(() => {
    if (!focusRequests) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, [focusRequests]);
  useEffect(() => {
    document.title = pageTitle(summary.heading);
  }, [summary.heading]);

  const opened: Opened = {
    order,
    state,
    summary,
    call,
    take,
    read,
    close,
    focusHeading: () => setFocusRequests((before) => before + 1),
    add: async (entry, idempotencyKey) => {
      try {
        const answer = await call('POST /order/entries', {
          body: entry,
          ifMatch: work?.version ?? 0,
          idempotencyKey,
        });
        take(answer.data);
      } catch (error) {
        if (error instanceof ApiError && [409, 410, 412].includes(error.status)) await read();
        throw error;
      }
    },
  };

  return (
    <OpenedContext value={opened}>
      <OrderHead heading={heading} />
      <div className={`frame columns ${styles.columns}`}>
        <div className={`groups ${styles.main}`} hidden={!work && !courseSeat}>
          <Updates entries={session.updates} onDismiss={session.dismissUpdates} />
          <Complaints />
          {courseSeat && !courseSeat.isGone && <SeatPanel courseSeat={courseSeat} />}
          {order.coaching && state?.sessions && (
            <SessionsPanel coaching={order.coaching} sessions={state.sessions} />
          )}
          {state && state.documents.length > 0 && <DocumentWork state={state} />}
          {work && <Messages />}
          {isClosed && <Rights />}
        </div>
        <aside className={`groups ${styles.sidebar}`} aria-label="About this order">
          <OrderFacts />
          {!isClosed && <Rights />}
        </aside>
      </div>
    </OpenedContext>
  );
}

// Each kind of order needs only its own part.
const DocumentWork = lazyPart(
  () => import('./documents/document-work.tsx').then((part) => part.DocumentWork),
  { isAwaited: true },
);
const SessionsPanel = lazyPart(
  () => import('./sessions/sessions-panel.tsx').then((part) => part.SessionsPanel),
  { isAwaited: true },
);

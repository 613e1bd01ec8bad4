import { Activity } from 'react';
import { OpeningOrder } from './mount.tsx';
import { OpenedOrder } from './opened-order.tsx';
import { RequestLink } from './request-link.tsx';
import { useFreshOrder } from './session/use-fresh-order.ts';
import { useSession } from './session/use-session.ts';
import { Unreachable } from './unreachable.tsx';

/**
 * When the session ends, the order is only hidden, so that what was typed is still there when the link is opened again.
 */
export function OrderPage() {
  const session = useSession();
  useFreshOrder(session);
  const { phase, order } = session;
  return (
    <>
      {order && (
        <Activity mode={phase === 'open' ? 'visible' : 'hidden'}>
          <OpenedOrder key={order.id} order={order} session={session} />
        </Activity>
      )}
      {phase === 'opening' && <OpeningOrder />}
      {phase === 'unreachable' && <Unreachable onRetry={session.open} />}
      {phase === 'closed' && <RequestLink {...session} />}
    </>
  );
}

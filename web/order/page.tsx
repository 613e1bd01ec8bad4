import { Activity, Suspense } from 'react';
import { FullPage } from '../ui/full-page.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { usePress } from '../ui/use-press.ts';
import { OpeningOrder } from './mount.tsx';
import { OpenedOrder } from './opened-order.tsx';
import { RequestLink } from './request-link.tsx';
import { useFreshOrder } from './session/use-fresh-order.ts';
import { useSession } from './session/use-session.ts';

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
          <Suspense fallback={<OpeningOrder />}>
            <OpenedOrder key={order.id} order={order} session={session} />
          </Suspense>
        </Activity>
      )}
      {phase === 'opening' && <OpeningOrder />}
      {phase === 'unreachable' && <Unreachable onRetry={session.open} />}
      {phase === 'closed' && <RequestLink {...session} />}
    </>
  );
}

function Unreachable({ onRetry }: { onRetry: () => Promise<void> }) {
  const retry = usePress(onRetry);
  return (
    <FullPage>
      <h1>We couldn’t open your order just now</h1>
      <LoadError again={retry.press} isTrying={retry.isPending}>
        You’re offline, or our server isn’t responding. Your order is safe.
      </LoadError>
    </FullPage>
  );
}

import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { PressButton, usePress } from '../../kit/press.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import { refusalOrUnconfirmed } from '../../kit/refusal.ts';

interface Props {
  id: string;
  describedBy?: string;
  onKept?: (order: AdminOrder) => void;
}

export function KeepBoth({ id, describedBy, onKept }: Props) {
  const keep = useAction('POST /admin/orders/{id}/keep-both', { stale: stale.payments });
  const press = usePress(() => keep({ path: { id } }), {
    failure: refusalOrUnconfirmed('we’ll save it only once'),
    ...(onKept && { onDone: onKept }),
  });
  return (
    <PressButton press={press} doing="Keeping…" aria-describedby={describedBy}>
      Keep both
    </PressButton>
  );
}

export function KeepLate({ id, describedBy, onKept }: Props) {
  const keep = useAction('POST /admin/orders/{id}/keep-late', { stale: stale.payments });
  const press = usePress(() => keep({ path: { id } }), {
    failure: refusalOrUnconfirmed('we’ll save it only once'),
    ...(onKept && { onDone: onKept }),
  });
  return (
    <PressButton press={press} doing="Keeping…" aria-describedby={describedBy}>
      Keep payment
    </PressButton>
  );
}

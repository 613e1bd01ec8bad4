import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { ActionButton } from '../../kit/press.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import { refusalOrUnconfirmed } from '../../kit/refusal.ts';

interface Props {
  id: string;
  describedBy?: string;
  onKept?: (order: AdminOrder) => void;
}

export const KeepBoth = (props: Props) => (
  <Keep route="POST /admin/orders/{id}/keep-both" {...props}>
    Keep both
  </Keep>
);

export const KeepLate = (props: Props) => (
  <Keep route="POST /admin/orders/{id}/keep-late" {...props}>
    Keep payment
  </Keep>
);

interface KeepProps extends Props {
  route: `POST /admin/orders/{id}/keep-${'both' | 'late'}`;
  children: string;
}

function Keep({ route, id, describedBy, onKept, children }: KeepProps) {
  const keep = useAction(route, { stale: stale.payments });
  return (
    <ActionButton
      act={() => keep({ path: { id } })}
      failure={refusalOrUnconfirmed('we’ll save it only once')}
      onDone={onKept}
      doing="Keeping…"
      aria-describedby={describedBy}
    >
      {children}
    </ActionButton>
  );
}

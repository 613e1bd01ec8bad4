import { DrawerSection } from '../../../kit/drawer/drawer.tsx';
import { PressButton, usePress } from '../../../kit/press.tsx';
import { stale, useAction } from '../../../kit/queries.ts';
import { refusalOr } from '../../../kit/refusal.ts';

interface Props {
  courseId: string;
  orders: number;
}

export function Overbooked({ courseId, orders }: Props) {
  const dismiss = useAction('POST /admin/courses/{id}/overbooking/dismiss', { stale: stale.overbooking });
  const press = usePress(() => dismiss({ path: { id: courseId } }), {
    failure: refusalOr('Couldn’t remove it. Please try again.'),
  });
  return (
    <DrawerSection title="More paid orders than seats">
      <p>
        {orders === 1 ? '1 buyer has' : `${orders} buyers have`} paid, but there were no seats left. If you
        add seats, they’ll go to the buyers who paid first. Otherwise, refund{' '}
        {orders === 1 ? 'the order' : 'each order'} below or arrange another batch.
      </p>
      <PressButton press={press} doing="Removing…">
        Remove from Today
      </PressButton>
    </DrawerSection>
  );
}

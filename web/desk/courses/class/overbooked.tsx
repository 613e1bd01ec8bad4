import { PressButton } from '../../press-button.tsx';
import { useAction } from '../../queries.ts';
import { refusalOr } from '../../refusal.ts';
import { Part } from '../../sheet/part.tsx';
import { stale } from '../../stale.ts';
import { usePress } from '../../use-press.ts';

interface Props {
  courseId: string;
  /** How many paid orders found no seat left. */
  orders: number;
}

/** Says that more orders of a course are paid than it has seats, and takes that out of Today. */
export function Overbooked({ courseId, orders }: Props) {
  const dismiss = useAction('POST /admin/courses/{id}/overbooking/dismiss', { stale: stale.overbooking });
  const press = usePress(() => dismiss({ path: { id: courseId } }), {
    failure: refusalOr('Couldn’t save it. Please try again.'),
  });
  return (
    <Part title="More orders paid than seats">
      <p>
        {orders === 1 ? '1 buyer has' : `${orders} buyers have`} paid and found no seat left. Raise the number
        of seats, and the first to pay get them. Otherwise refund {orders === 1 ? 'the order' : 'each order'}{' '}
        below, or arrange another batch.
      </p>
      <PressButton press={press} doing="Saving…">
        Take it out of Today
      </PressButton>
    </Part>
  );
}

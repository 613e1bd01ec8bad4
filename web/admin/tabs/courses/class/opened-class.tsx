import { formatStart } from '#shared/domain/classes/class-start.ts';
import type { AdminCourse } from '#shared/domain/courses/course.ts';
import { formatPrice } from '#shared/domain/money/money.ts';
import { AskLink } from '../../../kit/ask-link.tsx';
import { Drawer } from '../../../kit/drawer/drawer.tsx';
import { DrawerSection, Facts } from '../../../kit/facts.tsx';
import { PressButton, usePress } from '../../../kit/press.tsx';
import { stale, useAction, useQuery } from '../../../kit/queries.ts';
import { ReadState } from '../../../kit/read-state.tsx';
import { refusalOr } from '../../../kit/refusal.ts';
import { DetailsForm } from './details-form.tsx';
import { isToCome } from './emailed-buyers.tsx';
import { Seats } from './seats.tsx';

interface Props {
  id: string;
  course: AdminCourse | undefined;
  onClose: () => void;
}

export function OpenedClass({ id, course, onClose }: Props) {
  const read = useQuery('GET /admin/courses/{id}/class', { path: { id } });
  const { data, show, ask } = read;
  return (
    <Drawer title={course?.title ?? 'Class'} onClose={onClose}>
      {course && (
        <Facts
          facts={{
            Starts: course.startDate ? formatStart(course.startDate) : 'No date yet',
            Price: formatPrice(course.price),
            ...(course.seats !== undefined && {
              Seats: `${course.seats} in all, ${course.seatsLeft ?? 0} left`,
            }),
          }}
        />
      )}
      <div>
        <AskLink asked={{ courseId: id }} />
      </div>
      {course?.overbooked && <Overbooked courseId={id} orders={course.overbooked} />}
      <Seats courseId={id} title={course?.title ?? 'class'} />
      {data && (
        <DetailsForm
          courseId={id}
          stored={data}
          isToCome={!course || isToCome(course)}
          show={show}
          ask={ask}
        />
      )}
      <ReadState
        read={read}
        failure="Couldn’t load this class."
        missing="This course doesn’t exist. It may have been deleted."
      />
    </Drawer>
  );
}

interface OverbookedProps {
  courseId: string;
  orders: number;
}

function Overbooked({ courseId, orders }: OverbookedProps) {
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

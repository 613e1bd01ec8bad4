import { startInWords } from '#shared/domain/classes/class-start.ts';
import type { AdminCourse } from '#shared/domain/courses/course.ts';
import { priceInWords } from '#shared/domain/money/money.ts';
import { AskLink } from '../../payment-links/ask-link.tsx';
import { useQuery } from '../../queries.ts';
import { ReadState } from '../../read-state.tsx';
import { Facts } from '../../sheet/facts.tsx';
import { Sheet } from '../../sheet/sheet.tsx';
import { DetailsForm } from './details-form.tsx';
import { isToCome } from './emailed-buyers.tsx';
import { Overbooked } from './overbooked.tsx';
import { Places } from './places.tsx';

interface Props {
  /** The id of the course. */
  id: string;
  /** The course; undefined until the list has it. */
  course: AdminCourse | undefined;
  onClose: () => void;
}

/** The class of a course in a sheet of its own: who has a place in it, and what they need to join. */
export function OpenedClass({ id, course, onClose }: Props) {
  const read = useQuery('GET /admin/courses/{id}/class', { path: { id } });
  const { data, show, ask } = read;
  return (
    <Sheet title={course?.title ?? 'Class'} onClose={onClose}>
      {course && (
        <Facts
          facts={{
            Begins: course.startDate ? startInWords(course.startDate) : 'No day is set yet',
            Price: priceInWords(course.price),
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
      <Places courseId={id} title={course?.title ?? 'class'} />
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
        failure="This class did not load."
        missing="There is no such course. It may have been deleted."
      />
    </Sheet>
  );
}

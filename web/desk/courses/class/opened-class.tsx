import { startInWords } from '#shared/domain/classes/class-start.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { shownPrice } from '#shared/domain/money/money.ts';
import type { Drafts } from '../../drafts.ts';
import { AskLink } from '../../payment-links/ask-link.tsx';
import { useQuery } from '../../queries.ts';
import { ReadState } from '../../read-state.tsx';
import facts from '../../sheet/facts.module.css';
import { Sheet } from '../../sheet/sheet.tsx';
import { DetailsForm } from './details-form.tsx';
import { Places } from './places.tsx';

interface Props {
  /** Of the course. */
  id: string;
  /** Undefined while the list has none of it. */
  course: Course | undefined;
  drafts: Drafts;
  onClose: () => void;
}

/** The class of a course in a sheet of its own: who has a place in it, and what they need to join. */
export function OpenedClass({ id, course, drafts, onClose }: Props) {
  const { data, error, show, ask } = useQuery('GET /admin/courses/{id}/class', { path: { id } });
  return (
    <Sheet title={course?.title ?? 'Class'} onClose={onClose}>
      {course && (
        <dl className={facts.facts}>
          <dt>Begins</dt>
          <dd>{course.startDate ? startInWords(course.startDate) : 'No day is set yet'}</dd>
          <dt>Price</dt>
          <dd className={facts.number}>{shownPrice(course.price)}</dd>
        </dl>
      )}
      <div>
        <AskLink asked={{ courseId: id }} />
      </div>
      <Places courseId={id} title={course?.title ?? 'class'} />
      {data && <DetailsForm courseId={id} stored={data} drafts={drafts} show={show} ask={ask} />}
      <ReadState
        isLoading={!data}
        error={data ? undefined : error}
        failure="This class did not load."
        missing="There is no such course. It may have been deleted."
        onRetry={() => void ask()}
      />
    </Sheet>
  );
}

import { isReservable } from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { isPaidOnline } from '#shared/domain/courses/course-price.ts';
import { type ButtonKind, LinkButton } from '../ui/button.tsx';

interface Props {
  course: Course;
  /** The time it is shown at, in epoch milliseconds. */
  now: number;
  /** The address of the form to ask with. */
  ask: string;
  kind: ButtonKind;
}

/** The way to a place in a batch, or to asking where it has no place or no date yet. */
export function BatchAction({ course, now, ask, kind }: Props) {
  if (!isReservable(course, now))
    return (
      <LinkButton to={ask} kind={kind}>
        Ask
      </LinkButton>
    );
  return (
    <LinkButton
      to={isPaidOnline(course) ? `/pay?course=${course.id}` : `/course/${course.id}#reserve`}
      kind={kind}
    >
      Reserve a place
    </LinkButton>
  );
}

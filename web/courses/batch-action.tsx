import { isReservable, wishFor } from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { isPaidOnline } from '#shared/domain/courses/course-price.ts';
import { type ButtonKind, LinkButton } from '../ui/button.tsx';

interface Props {
  course: Course;
  now: number;
  ask: string;
  kind: ButtonKind;
}

export function BatchAction({ course, now, ask, kind }: Props) {
  if (wishFor(course, now) === 'waitlist')
    return (
      <LinkButton to={`/course/${course.id}#seat`} kind={kind}>
        Tell me when a seat is free
      </LinkButton>
    );
  if (!isReservable(course, now))
    return (
      <LinkButton to={ask} kind={kind}>
        Ask about this course
      </LinkButton>
    );
  return (
    <LinkButton
      to={isPaidOnline(course) ? `/pay?course=${course.id}` : `/course/${course.id}#seat`}
      kind={kind}
    >
      Request a seat
    </LinkButton>
  );
}

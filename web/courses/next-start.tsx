import { formatStart } from '#shared/domain/classes/class-start.ts';
import { batchStateOf, nextBatch } from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { formatPrice } from '#shared/domain/money/money.ts';
import { type PageProps, responseIn } from '../page.ts';
import { NoBreak } from '../ui/no-break.tsx';

interface Props extends PageProps {
  certification: string;
}

export function NextStart({ certification, data, now = 0 }: Props) {
  const courses = responseIn(data, 'GET /courses')?.data;
  if (!courses) return null;
  const batch = nextBatch(courses, certification, now);
  return batch ? (
    <>
      <span>
        <StartOf course={batch} now={now} />
      </span>{' '}
      <strong className="display-1">{formatPrice(batch.price)}</strong>
    </>
  ) : (
    <span>No dates yet. Ask about the next batch.</span>
  );
}

function StartOf({ course, now }: { course: Course; now: number }) {
  const { startDate } = course;
  if (batchStateOf(course, now) === 'full') return 'The next batch is full';
  if (!startDate) return 'Dates agreed with each group';
  return (
    <>
      Starts <NoBreak>{formatStart(startDate)}</NoBreak>
    </>
  );
}

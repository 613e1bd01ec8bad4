import { startInWords } from '#shared/domain/classes/class-start.ts';
import { batchStateOf, nextBatch } from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { priceInWords } from '#shared/domain/money/money.ts';
import { answerIn, type PageProps } from '../page.ts';
import { NoBreak } from '../ui/no-break.tsx';

interface Props extends PageProps {
  /** The id of the certification. */
  certification: string;
}

/** The start and the price of a certification's next batch, or that it has none; nothing where the courses could not be read. */
export function NextStart({ certification, data, now = 0 }: Props) {
  const courses = answerIn(data, 'GET /courses')?.data;
  if (!courses) return null;
  const batch = nextBatch(courses, certification, now);
  return batch ? (
    <>
      <span>
        <StartOf course={batch} now={now} />
      </span>{' '}
      <strong>{priceInWords(batch.price)}</strong>
    </>
  ) : (
    <span>No batch now. Ask for the next one.</span>
  );
}

function StartOf({ course, now }: { course: Course; now: number }) {
  const { startDate } = course;
  if (batchStateOf(course, now) === 'full') return 'The next batch is full';
  if (!startDate) return 'Date agreed with the group';
  return (
    <>
      Starts <NoBreak>{startInWords(startDate)}</NoBreak>
    </>
  );
}

import { startInWords } from '#shared/domain/classes/class-start.ts';
import type { Place as BoughtPlace } from '#shared/domain/work/bought-work.ts';
import { LongText } from '../../list/long-text.tsx';
import { Facts } from '../../sheet/facts.tsx';

/** A place in a class as its buyer reads it. */
export const Place = ({
  place: { title, startDate, timings, batch, joining, isGone },
}: {
  place: BoughtPlace;
}) =>
  isGone ? (
    <Facts facts={{ Class: `${title} (the course is deleted)` }} />
  ) : (
    <Facts
      facts={{
        Class: title,
        Begins: startDate ? startInWords(startDate) : 'No day is set yet',
        Timings: timings || undefined,
        Batch: batch ?? 'Not written yet: open the class in Existing Courses.',
        Joining: <LongText text={joining ?? ''} />,
      }}
    />
  );

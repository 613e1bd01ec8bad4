import { formatStart } from '#shared/domain/classes/class-start.ts';
import { isReviewable } from '#shared/domain/reviews/reviewable-course.ts';
import { formatDay } from '#shared/domain/time/format.ts';
import type { CourseSeat } from '#shared/domain/work/bought-work.ts';
import { Unbroken } from '../ui/no-break.tsx';
import { Panel } from '../ui/panel.tsx';
import { Fact } from './fact.tsx';
import { LinkedText } from './linked-text.tsx';
import { ReviewCourse } from './review-course.tsx';

export const SeatPanel = ({ courseSeat }: { courseSeat: CourseSeat }) => {
  const { startDate, timings, joining, materials } = courseSeat;
  return (
    <Panel aria-labelledby="place">
      <h2 id="place">Your class</h2>
      <dl className="compact-facts">
        {startDate && <Fact name="Starts">{formatStart(startDate)}</Fact>}
        {timings && (
          <Fact name="Timings">
            <Unbroken>{timings}</Unbroken>
          </Fact>
        )}
      </dl>
      <div className="group">
        <h3>How to join</h3>
        {joining ? (
          <p className="typed">
            <LinkedText>{joining}</LinkedText>
          </p>
        ) : (
          <p>We’ll add the room or call link here and email you as soon as we have it.</p>
        )}
      </div>
      {materials && (
        <div className="group">
          <h3>Materials</h3>
          <ul className="rows">
            {materials.map(({ title: name, link, from }) => (
              <li key={name}>
                {link ? (
                  <a href={link} rel="noreferrer" className="touch-link">
                    {name}
                  </a>
                ) : (
                  <>
                    {name} <span className="note">from {from && formatDay(from)}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isReviewable(courseSeat, Date.now()) && <ReviewCourse />}
    </Panel>
  );
};

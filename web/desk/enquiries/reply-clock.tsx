import { CircleCheck, Clock, ClockAlert, CornerUpLeft, PhoneForwarded } from 'lucide-react';
import type { ReactNode } from 'react';
import { answerDue, answerHoursLeft, isClockRunning } from '#shared/domain/enquiries/answer-time.ts';
import type { Enquiry, OutcomeKind } from '#shared/domain/enquiries/enquiry.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { momentInBrief, momentInRow, shortDay } from '#shared/domain/time/india-words.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

interface Props {
  enquiry: Enquiry;
  now: number;
  /** The owner's holidays; undefined until they are here. */
  holidays: readonly string[] | undefined;
  /** What it says while there is time. A row beside its status says what is due then: a reply, and no change of status. */
  says?: 'time due' | 'time due in brief' | 'time left';
}

/**
 * How an enquiry stands in time: closed, called again on a day, the time left to answer it within the promise (of a
 * complaint, to settle it within the month of the law), or the time when it was answered.
 */
export function ReplyClock({ enquiry, now, holidays, says = 'time left' }: Props) {
  const { answeredAt, callOn, outcome, type } = enquiry;
  if (outcome)
    return (
      <Line icon={<CircleCheck aria-hidden="true" size={16} />}>
        {outcomeNames[outcome.kind]} <time dateTime={outcome.at}>{momentInRow(outcome.at)}</time>
      </Line>
    );
  if (callOn) {
    const isDue = callOn.day <= dayInIndia(now);
    return (
      <Line isLate={callOn.day < dayInIndia(now)} icon={<PhoneForwarded aria-hidden="true" size={16} />}>
        Call again {isDue && callOn.day === dayInIndia(now) ? 'today' : shortDay(callOn.day)}
      </Line>
    );
  }
  if (!isClockRunning(enquiry))
    return answeredAt ? (
      <Line icon={<CornerUpLeft aria-hidden="true" size={16} />}>
        Answered <time dateTime={answeredAt}>{momentInRow(answeredAt)}</time>
      </Line>
    ) : null;
  if (!holidays)
    return (
      <Line>
        <Skeleton characters={8} />
      </Line>
    );
  const left = answerHoursLeft(enquiry, now, holidays);
  if (left < 0)
    return (
      <Line isLate icon={<ClockAlert aria-hidden="true" size={16} />}>
        Overdue by {hoursText(-left)}
      </Line>
    );
  const due = answerDue(enquiry, holidays);
  return (
    <Line icon={<Clock aria-hidden="true" size={16} />}>
      {type === 'complaint'
        ? `Settle by ${shortDay(dayInIndia(due))}`
        : says === 'time due'
          ? `Reply by ${momentInBrief(due, new Date(now).toISOString())}`
          : says === 'time due in brief'
            ? `By ${momentInBrief(due, new Date(now).toISOString())}`
            : `${hoursText(left)} left`}
    </Line>
  );
}

/** The ways in which an enquiry ends, in words. */
export const outcomeNames: Record<OutcomeKind, string> = {
  joined: 'Joined',
  not_now: 'Not now',
  settled: 'Settled',
};

const Line = ({ icon, isLate, children }: { icon?: ReactNode; isLate?: boolean; children: ReactNode }) => (
  <span className={isLate ? 'state note bad' : 'state note'}>
    {icon}
    <span>{children}</span>
  </span>
);

/** Hours in short; from three days on, whole days: business hours and days, but for a complaint's month. */
const hoursText = (hours: number): string =>
  hours >= 72 ? `${Math.floor(hours / 24)} days` : `${Math.ceil(hours)} h`;

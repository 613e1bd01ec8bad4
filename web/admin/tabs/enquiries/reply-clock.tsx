import { CircleCheck, Clock, ClockAlert, CornerUpLeft, PhoneForwarded } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Enquiry, OutcomeKind } from '#shared/domain/enquiries/enquiry.ts';
import { hoursToReply, isClockRunning, replyDeadline } from '#shared/domain/enquiries/reply-deadline.ts';
import { formatRowMoment, formatShortMoment, shortDay } from '#shared/domain/time/format.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface Props {
  enquiry: Enquiry;
  now: number;
  holidays: readonly string[] | undefined;
  says?: 'time due' | 'time due in brief' | 'time left';
}

export function ReplyClock({ enquiry, now, holidays, says = 'time left' }: Props) {
  const { answeredAt, callOn, outcome, type } = enquiry;
  if (outcome)
    return (
      <Line icon={<CircleCheck aria-hidden="true" size={16} />}>
        {outcomeNames[outcome.kind]} <time dateTime={outcome.at}>{formatRowMoment(outcome.at)}</time>
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
        Answered <time dateTime={answeredAt}>{formatRowMoment(answeredAt)}</time>
      </Line>
    ) : null;
  if (!holidays)
    return (
      <Line>
        <Skeleton characters={8} />
      </Line>
    );
  const left = hoursToReply(enquiry, now, holidays);
  if (left < 0)
    return (
      <Line isLate icon={<ClockAlert aria-hidden="true" size={16} />}>
        Overdue by {hoursText(-left)}
      </Line>
    );
  const due = replyDeadline(enquiry, holidays);
  return (
    <Line icon={<Clock aria-hidden="true" size={16} />}>
      {type === 'complaint'
        ? `Settle by ${shortDay(dayInIndia(due))}`
        : says === 'time due'
          ? `Reply by ${formatShortMoment(due, new Date(now).toISOString())}`
          : says === 'time due in brief'
            ? `By ${formatShortMoment(due, new Date(now).toISOString())}`
            : `${hoursText(left)} left`}
    </Line>
  );
}

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

/**
 * Shows 72 hours or more in whole days. A business day has 24 business hours, so dividing by 24 works for every type of
 * enquiry.
 */
const hoursText = (hours: number): string =>
  hours >= 72 ? `${Math.floor(hours / 24)} days` : `${Math.ceil(hours)} h`;

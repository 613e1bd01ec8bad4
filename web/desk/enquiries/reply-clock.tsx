import { Clock, ClockAlert, CornerUpLeft } from 'lucide-react';
import { answerDue, answerHoursLeft, isClockRunning } from '#shared/domain/enquiries/answer-time.ts';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { momentInRow } from '#shared/domain/time/india-words.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './reply-clock.module.css';

interface Props {
  enquiry: Enquiry;
  now: number;
  /** The owner's holidays; undefined until they are here. */
  holidays: readonly string[] | undefined;
  /** What it says while there is time. A row beside its status says what is due then: a reply, and no change of status. */
  says?: 'time due' | 'time left';
}

/** The time left to answer an enquiry within the promise, or since it is overdue, or the time when it was answered. */
export function ReplyClock({ enquiry, now, holidays, says = 'time left' }: Props) {
  const { answeredAt } = enquiry;
  if (answeredAt)
    return (
      <span className={styles.answered}>
        <CornerUpLeft aria-hidden="true" size={16} />
        <span>
          Answered <time dateTime={answeredAt}>{momentInRow(answeredAt)}</time>
        </span>
      </span>
    );
  if (!isClockRunning(enquiry)) return null;
  if (!holidays)
    return (
      <span className={styles.left}>
        <Skeleton characters={8} />
      </span>
    );
  const left = answerHoursLeft(enquiry, now, holidays);
  return left < 0 ? (
    <span className={styles.overdue}>
      <ClockAlert aria-hidden="true" size={16} />
      Overdue by {hoursText(-left)}
    </span>
  ) : (
    <span className={styles.left}>
      <Clock aria-hidden="true" size={16} />
      {says === 'time due'
        ? `Reply by ${momentInRow(answerDue(enquiry, holidays))}`
        : `${hoursText(left)} left`}
    </span>
  );
}

/** Hours in short; from three days on, whole days: business hours and days, but for a complaint's month. */
const hoursText = (hours: number): string =>
  hours >= 72 ? `${Math.floor(hours / 24)} days` : `${Math.ceil(hours)} h`;

import { Clock, ClockAlert } from 'lucide-react';
import { hoursLeft } from '#shared/domain/business-hours.ts';
import styles from './reply-age.module.css';

/** How long there is still to answer a pending enquiry within the promise, or for how long it is overdue. */
export function ReplyAge({ createdAt, now }: { createdAt: string; now: number }) {
  const left = hoursLeft(createdAt, now);
  return left < 0 ? (
    <span className={styles.overdue}>
      <ClockAlert aria-hidden="true" size={16} />
      Overdue by {spoken(-left)}
    </span>
  ) : (
    <span className={styles.left}>
      <Clock aria-hidden="true" size={16} />
      {spoken(left)} left
    </span>
  );
}

/** Business hours in short; from three days on, whole business days. */
const spoken = (hours: number): string =>
  hours >= 72 ? `${Math.floor(hours / 24)} days` : `${Math.ceil(hours)} h`;

import { Clock, ClockAlert } from 'lucide-react';
import styles from './reply-age.module.css';
import { hoursLeft } from './reply-promise.ts';

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
      {spoken(left)} left to reply
    </span>
  );
}

/** Business hours as words; from three days on, whole business days. */
function spoken(hours: number): string {
  if (hours >= 72) return `${Math.floor(hours / 24)} business days`;
  const whole = Math.ceil(hours);
  return `${whole} business ${whole === 1 ? 'hour' : 'hours'}`;
}

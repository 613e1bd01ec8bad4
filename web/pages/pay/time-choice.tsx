import { type ReactNode, use, useEffect, useState } from 'react';
import { movableUntil } from '#shared/domain/coaching/bookings.ts';
import { refundAnswers } from '#shared/domain/orders/refund-rules.ts';
import { formatAppointment, formatDay, formatTime } from '#shared/domain/time/format.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { noticeHours } from '#shared/policies.ts';
import field from '../../forms/field.module.css';
import { FormContext } from '../../forms/form.tsx';
import option from '../../forms/option.module.css';
import { withWholeTimes } from '../../ui/no-break.tsx';
import { ownTime } from '../../ui/own-time.ts';
import styles from './time-choice.module.css';

interface Props {
  /** ISO 8601, earliest first. */
  times: readonly string[];
  /** The time picked on another page. */
  start: string | undefined;
  sessions: number;
}

export function TimeChoice({ times, start, sessions }: Props) {
  const { id, errors, onChange } = use(FormContext);
  const [chosen, setChosen] = useState(start);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { start: error } = errors;
  // Responses are cached for a minute, so the next one may still include the refused time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen when it was refused.
  useEffect(() => {
    if (error && chosen) setRefused((before) => [...before, chosen]);
  }, [error]);

  const free = times.filter((time) => !refused.includes(time));
  const isFree = chosen !== undefined && free.includes(chosen);
  const days = [...new Set(free.map(dayInIndia))];
  const choose = (value: string) => {
    setChosen(value);
    onChange('start');
  };
  const idOf = (value: string) => `${id}-start-${value}`;
  const radio = (value: string, label?: string) => (
    <input
      type="radio"
      name="start"
      id={idOf(value)}
      value={value}
      title="Choose a time, or choose it later."
      required
      defaultChecked={value === start}
      aria-label={label}
      aria-describedby={error && `${id}-start-error`}
      onChange={() => choose(value)}
    />
  );
  const dayOf = (day: string) => (
    <div key={day}>
      <b>{formatDay(day)}</b>
      <div className={styles.times}>
        {free
          .filter((time) => dayInIndia(time) === day)
          .map((time) => (
            <label key={time} htmlFor={idOf(time)} className={option.option}>
              {radio(time, formatAppointment(time))}
              <span className={styles.time}>
                {withWholeTimes(formatTime(time))} <small>{ownTime(time)}</small>
              </span>
            </label>
          ))}
      </div>
    </div>
  );

  return (
    <fieldset className={`stack ${styles.choice}`}>
      <legend>{sessions > 1 ? 'When is your first session?' : 'When is your session?'}</legend>
      <div role="status">
        {isFree && (
          <ChosenTime start={chosen}>
            It’s booked for you once you’ve paid. Until then, someone else can take it.
          </ChosenTime>
        )}
        {chosen && !isFree && <p className="bad">That time is taken. Please choose another one.</p>}
        {chosen === '' && <p>After you’ve paid, choose a time on your order page.</p>}
      </div>
      <details className="faq" open={!isFree || undefined}>
        <summary>{isFree ? 'Choose another time' : 'Free times, in IST'}</summary>
        <div className="stack">
          {days.slice(0, shownDays).map(dayOf)}
          {days.length > shownDays && (
            <details className="faq">
              <summary>Later days</summary>
              <div className="stack">{days.slice(shownDays).map(dayOf)}</div>
            </details>
          )}
        </div>
      </details>
      <div className="choices">
        <label htmlFor={idOf('')}>
          {radio('')}
          Choose a time later
        </label>
      </div>
      {error && (
        <p id={`${id}-start-error`} className={field.error}>
          {error}
        </p>
      )}
      {sessions > 1 && (
        <p className="note">
          Book the other {sessions - 1} on your order page. {refundAnswers.package}
        </p>
      )}
    </fieldset>
  );
}

const shownDays = 3;

/** Says whether the session can still be moved, because the buyer hasn't paid yet. */
export const ChosenTime = ({ start, children }: { start: string; children: ReactNode }) => {
  const own = ownTime(start);
  return (
    <>
      <p>
        <b>{withWholeTimes(formatAppointment(start))}</b>
        {own && ` (${own})`}
      </p>
      {movableUntil({ start }) < Date.now() && (
        <p>
          <strong>
            That’s less than {noticeHours} hours away, so this session can’t be moved or cancelled.
          </strong>
        </p>
      )}
      <p className="note">{children}</p>
    </>
  );
};

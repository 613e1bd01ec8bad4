import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { ApiError, type Data } from '#shared/api/client.ts';
import { type Booking, movableUntil } from '#shared/domain/coaching/bookings.ts';
import { formatAppointment, formatDay, formatTime } from '#shared/domain/time/format.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { noticeHours } from '#shared/policies.ts';
import option from '../../forms/option.module.css';
import { newKey } from '../../forms/submission.ts';
import { Button } from '../../ui/button.tsx';
import { CallLink } from '../../ui/call-link.tsx';
import { withWholeTimes } from '../../ui/no-break.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ownTime } from '../../ui/own-time.ts';
import { RefundLine } from '../../ui/refund-line.tsx';
import { usePress } from '../../ui/use-press.ts';
import { useOpened } from '../session/context.ts';
import styles from './choose-time.module.css';
import { failureText, timeText } from './session-text.ts';

interface Props {
  moving?: Booking;
  /** The start of a session that couldn't be booked, because the time was taken. */
  taken?: string | undefined;
  onBooked: (start: string) => void;
  onClose?: () => void;
}

export function ChooseTime({ moving, taken, onBooked, onClose }: Props) {
  const { call, take, read } = useOpened();
  const [free, setFree] = useState<Data<'GET /order/times'>>();
  const [chosen, setChosen] = useState<string>();
  const [isTaken, setTaken] = useState(taken !== undefined);
  const [isWhole, setWhole] = useState(false);
  const attempt = useRef({ start: '', key: '' });
  const replaces = moving?.id;
  const id = useId();

  const load = useCallback(async () => {
    const { data } = await call('GET /order/times', { query: { ...(replaces && { moving: replaces }) } });
    setFree({ ...data, times: data.times.filter((time) => time !== moving?.start) });
  }, [call, replaces, moving?.start]);
  const reading = usePress(load, { failure: failureText });
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing again has its own button.
  useEffect(() => void reading.press(), []);

  const book = async (start: string) => {
    // Booking the same time again after a failure on the way mustn't book it twice.
    if (attempt.current.start !== start) attempt.current = { start, key: newKey() };
    try {
      const body = { start, ...(replaces && { replaces }) };
      take((await call('POST /order/bookings', { body, idempotencyKey: attempt.current.key })).data);
      onBooked(start);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        attempt.current = { start: '', key: '' };
        setChosen(undefined);
        setTaken(true);
        await Promise.all([read(), load().catch(() => {})]);
      }
      throw error;
    }
  };
  const booking = usePress(book, { failure: failureText });

  // The button that was pressed is gone if the time was taken.
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (booking.failure) failure.current?.focus();
  }, [booking.failure]);

  if (reading.failure)
    return (
      <>
        <Notice kind="failure">{reading.failure}</Notice>
        <div className="row">
          <Button pending={reading.isPending} onClick={() => reading.press()}>
            Try again
          </Button>
          {onClose && <KeepTime onClose={onClose} />}
        </div>
      </>
    );
  if (!free)
    return (
      <p role="status" className={styles.chooser}>
        Looking for free times…
      </p>
    );
  const { times, firstDay } = free;
  if (times.length === 0)
    return (
      <>
        <p>
          No time is free at the moment.{' '}
          {firstDay
            ? `The next day that we know is ${formatDay(firstDay)}. Call us and we’ll book it with you: `
            : 'Call us and we’ll find one with you: '}
          <CallLink />
        </p>
        {onClose && <KeepTime onClose={onClose} />}
      </>
    );

  const next = isTaken ? times.slice(0, nextCount) : [];
  const rest = times.slice(next.length);
  const days = [...new Set(rest.map(dayInIndia))];
  const shown = isWhole ? days : days.slice(0, firstDays);
  const isNear = chosen !== undefined && movableUntil({ start: chosen }) < Date.now();
  const confirm = (start: string) => (
    <div className="group">
      {isNear && (
        <p id={`${id}-near`}>
          <strong>
            This is less than {noticeHours} hours away, so you won’t be able to move or cancel it.
          </strong>
        </p>
      )}
      <div>
        <Button
          kind="primary"
          pending={booking.isPending}
          aria-describedby={isNear ? `${id}-near` : undefined}
          onClick={() => booking.press(start)}
        >
          {moving ? 'Move to' : 'Book'} {timeText(start)}
        </Button>
      </div>
    </div>
  );
  const timesIn = (name: string, group: readonly string[], isNamed = false) => (
    <fieldset key={name} className={styles.day}>
      <legend>{name}</legend>
      <div className={isNamed ? `${styles.times} ${styles.named}` : styles.times}>
        {group.map((time) => (
          <Time
            key={time}
            name={id}
            start={time}
            isNamed={isNamed}
            isChosen={time === chosen}
            onChoose={() => setChosen(time)}
          />
        ))}
      </div>
      {chosen && group.includes(chosen) && confirm(chosen)}
    </fieldset>
  );

  return (
    <div className={`stack ${styles.chooser}`}>
      <div ref={failure} tabIndex={-1}>
        {booking.failure ? (
          <Notice kind="failure">{booking.failure}</Notice>
        ) : (
          taken && (
            <p>
              Someone else has taken {timeText(taken)}, so it isn’t booked. Your session is still paid for:
              please choose another time.
            </p>
          )
        )}
      </div>
      {next.length > 0 && timesIn('Next free times', next, true)}
      {shown.map((day) =>
        timesIn(
          formatDay(day),
          rest.filter((time) => dayInIndia(time) === day),
        ),
      )}
      <div className="row">
        {shown.length < days.length && <Button onClick={() => setWhole(true)}>Show later days</Button>}
        {onClose && <KeepTime onClose={onClose} />}
      </div>
      <div className="note group">
        <RefundLine rule="session" opensInNewTab />
        <p>
          All times are in India (IST). If no time suits you, call <CallLink />.
        </p>
      </div>
    </div>
  );
}

const firstDays = 5;
const nextCount = 3;

const KeepTime = ({ onClose }: { onClose: () => void }) => (
  <Button kind="quiet" onClick={onClose}>
    Keep my time
  </Button>
);

interface TimeProps {
  name: string;
  start: string;
  /** True if the day isn't the heading of its group. */
  isNamed: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Time({ name, start, isNamed, isChosen, onChoose }: TimeProps) {
  const own = ownTime(start);
  return (
    <label className={`${option.option} ${styles.time}`}>
      <input
        type="radio"
        name={name}
        value={start}
        checked={isChosen}
        aria-label={`${formatAppointment(start)}${own ? `, ${own}` : ''}`}
        onChange={onChoose}
      />
      <span className={styles.face}>
        {withWholeTimes(isNamed ? formatAppointment(start) : formatTime(start))}
        {own && <small>{own}</small>}
      </span>
    </label>
  );
}

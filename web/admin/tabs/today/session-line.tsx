import { Link } from 'react-router-dom';
import { joinLink } from '#shared/domain/coaching/place.ts';
import { normalizePhone } from '#shared/domain/text/phone.ts';
import { formatShortMoment, formatTime } from '#shared/domain/time/format.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import type { DueRow } from '#shared/domain/today/today.ts';
import { NoBreak } from '../../../ui/no-break.tsx';
import { openedFromList, workAddress } from '../../kit/addresses.ts';
import { ConfirmButton } from '../../kit/press.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import { refusalOrUnconfirmed } from '../../kit/refusal.ts';
import { keyOf } from './row-key.ts';
import styles from './today.module.css';

interface Props {
  row: DueRow;
  session: NonNullable<DueRow['session']>;
  now: number;
  onDone: (text: string) => void;
}

/** For example `Today 7:00 pm · Rekha Nair · Coaching 2 of 4`. */
export function SessionLine({ row, session, now, onDone }: Props) {
  const { id: orderId, who, phone } = row;
  const { booking, start, end, number, place } = session;
  const change = useAction('POST /admin/work/{id}/bookings/{bookingId}', { stale: stale.bookings });
  const id = `due-${keyOf(row)}`;
  const link = Date.parse(end) > now ? joinLink(place) : undefined;
  const called = phone && normalizePhone(phone);
  const hasStarted = Date.parse(start) <= now;
  return (
    <li id={`row-${keyOf(row)}`} className={styles.row}>
      <p id={id}>
        <strong>{whenOf(start, now)}</strong>
        {who && ` · ${who}`} · <NoBreak>{number}</NoBreak>
      </p>
      {place && !joinLink(place) && <p className="one-line muted">{place}</p>}
      <p className="note">{stateOf(session, now)}</p>
      <div className={styles.actions}>
        {called && (
          <a href={`tel:${called}`} className={styles.action} aria-describedby={id}>
            Call
          </a>
        )}
        {hasStarted && (
          <ConfirmButton
            kind="quiet"
            label="Didn’t come"
            aria-describedby={id}
            question={`Did ${who ?? 'the buyer'} miss this session?`}
            action="Didn’t come"
            doing="Saving…"
            act={() => change({ path: { id: orderId, bookingId: booking }, body: { kind: 'missed' } })}
            failure={refusalOrUnconfirmed('we’ll save it only once')}
            onDone={() => onDone(`Saved: ${who ?? 'the buyer'} didn’t come.`)}
          >
            <p>The session counts as used. You can still give it back in Work.</p>
          </ConfirmButton>
        )}
        <Link
          to={workAddress(orderId)}
          state={openedFromList}
          className={link ? styles.action : styles.main}
          aria-describedby={id}
        >
          Open
        </Link>
        {link && (
          <a href={link} target="_blank" rel="noreferrer" className={styles.main} aria-describedby={id}>
            Join
          </a>
        )}
      </div>
    </li>
  );
}

function whenOf(start: string, now: number): string {
  const today = dayInIndia(now);
  const day = dayInIndia(start);
  if (day === today) return `Today ${formatTime(start)}`;
  if (day === daysLater(today, -1)) return `Yesterday ${formatTime(start)}`;
  return formatShortMoment(start, new Date(now).toISOString());
}

function stateOf({ start, end }: Props['session'], now: number): string {
  if (Date.parse(start) > now) return `until ${formatTime(end)}`;
  return Date.parse(end) > now ? `on now, until ${formatTime(end)}` : `ended ${formatTime(end)}`;
}

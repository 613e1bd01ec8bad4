import { useState } from 'react';
import { type Booking, isToCome, wasHeld } from '#shared/domain/coaching/bookings.ts';
import { numberedSession } from '#shared/domain/coaching/bookings-due.ts';
import { joinLink } from '#shared/domain/coaching/place.ts';
import { formatAppointment, formatMoment, formatTime } from '#shared/domain/time/format.ts';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { isOver } from '#shared/domain/work/work.ts';
import { noticeHours } from '#shared/policies.ts';
import { Button } from '../../../../ui/button.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { ConfirmButton } from '../../../kit/press.tsx';
import { refusalOrUnconfirmed } from '../../../kit/refusal.ts';
import { useFocusOnce } from '../../../kit/use-focus-once.ts';
import { sessionsText } from '../wording.ts';
import type { WorkProps } from './entry-form.tsx';
import { CancelSession, type Change, SessionTime, useBookings } from './session-forms.tsx';

export const CoachingFacts = ({
  coaching: { coach, minutes, place },
}: {
  coaching: NonNullable<OwnOrder['coaching']>;
}) => (
  <Facts
    facts={{
      Coach: coach,
      Length: `${minutes} minutes`,
      Place: joinLink(place) ? (
        <a href={joinLink(place)} target="_blank" rel="noreferrer">
          Join
        </a>
      ) : (
        place
      ),
    }}
  />
);

/** Sessions that were moved, or whose time was taken, are only in the history. */
export function Sessions({ toMove, ...props }: WorkProps & { toMove: string | undefined }) {
  const { state, now } = props;
  const [openId, setOpen] = useState(toMove);
  const section = useFocusOnce<HTMLElement>(toMove, '[aria-expanded=true]');
  const { sessions } = state;
  if (!sessions) return null;
  const shown = sessions.bookings
    .filter((booking) => booking.state !== 'moved' && booking.state !== 'refused')
    .sort((one, other) => (one.start < other.start ? -1 : 1));
  const toggle = (id: string) => setOpen(openId === id ? undefined : id);
  return (
    <section ref={section} className="group" aria-labelledby="work-sessions">
      <h3 id="work-sessions">Sessions</h3>
      <p>{sessionsText({ sold: sessions.sold, left: sessions.left })}</p>
      {shown.length > 0 && (
        <ul className="group">
          {shown.map((booking) => (
            <li key={booking.id} className="card group">
              <div className="baseline apart">
                <b>
                  <time dateTime={booking.start}>{`${formatMoment(booking.start)} IST`}</time>
                </b>
                <span className="note">{stateText(booking, now)}</span>
              </div>
              {isUsed(booking) && <p className="note">{numberedSession(sessions, booking.id)}</p>}
              {!isOver(state) || booking.state === 'refund_asked' ? (
                <SessionActions
                  {...props}
                  booking={booking}
                  isMoving={openId === booking.id}
                  onMove={() => toggle(booking.id)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {sessions.left > 0 && !isOver(state) && (
        <>
          <div>
            <Button aria-expanded={openId === 'new'} onClick={() => toggle('new')}>
              Book a session
            </Button>
          </div>
          {openId === 'new' && <SessionTime {...props} />}
        </>
      )}
    </section>
  );
}

const isUsed = ({ state }: Booking) => !['cancelled', 'withdrawn', 'freed'].includes(state);

function stateText(booking: Booking, now: number): string {
  const { state, end } = booking;
  if (state === 'booked' && wasHeld(booking, now))
    return Date.parse(end) > now ? `On now, until ${formatTime(end)}` : 'Held';
  return states[state];
}

const states: Record<Booking['state'], string> = {
  reserved: 'Being booked',
  booked: 'Booked',
  refused: 'Not free',
  moved: 'Moved',
  cancelled: 'Cancelled, kept for later',
  withdrawn: 'Cancelled by us, back in the order',
  forfeited: 'Forfeited',
  missed: 'The buyer didn’t come',
  refund_asked: 'The buyer wants its price back',
  refund_settled: 'Refund settled',
  freed: 'Ended by the refund',
};

interface ActionsProps extends WorkProps {
  booking: Booking;
  isMoving: boolean;
  onMove: () => void;
}

function SessionActions({ booking, isMoving, onMove, ...props }: ActionsProps) {
  const { state } = booking;
  const name = formatAppointment(booking.start);
  if (isToCome(booking, props.now) && state === 'booked')
    return (
      <>
        <div className="row">
          <Button kind="quiet" aria-expanded={isMoving} aria-label={`Move ${name}`} onClick={onMove}>
            Move
          </Button>
          <CancelSession booking={booking} {...props} />
          <ChangeSession kind="forfeited" booking={booking} {...props} />
        </div>
        {isMoving && <SessionTime moving={booking} {...props} />}
      </>
    );
  const kinds = next[state];
  if (!kinds) return null;
  return (
    <div className="row">
      {kinds.map((kind) => (
        <ChangeSession key={kind} kind={kind} booking={booking} {...props} />
      ))}
    </div>
  );
}

const next: Partial<Record<Booking['state'], readonly Change[]>> = {
  booked: ['missed', 'withdrawn'],
  forfeited: ['withdrawn'],
  missed: ['withdrawn'],
  refund_asked: ['refund_settled'],
};

function ChangeSession({ kind, booking, ...props }: WorkProps & { kind: Change; booking: Booking }) {
  const { change } = useBookings(props);
  const { label, question, says, done } = changes[kind];
  const name = formatAppointment(booking.start);
  return (
    <ConfirmButton
      kind="quiet"
      label={label}
      aria-label={`${label}: ${name}`}
      question={question}
      action={label}
      doing="Saving…"
      act={() => change(booking.id, kind)}
      failure={refusalOrUnconfirmed('we’ll save it only once')}
      onDone={() => props.onDone(done)}
    >
      <p>{name}</p>
      <p>{says}</p>
    </ConfirmButton>
  );
}

const changes: Record<Change, { label: string; question: string; says: string; done: string }> = {
  missed: {
    label: 'Didn’t come',
    question: 'Did the buyer miss this session?',
    says: 'The session counts as used. If something had happened, you can still give it back.',
    done: 'Saved: the buyer didn’t come.',
  },
  withdrawn: {
    label: 'Give it back',
    question: 'Give this session back?',
    says: 'For a session that we cancelled, or to which the coach didn’t come. We’ll email the buyer, who can choose another time or ask for its price.',
    done: 'The session is back in the order. We’ll email the buyer.',
  },
  forfeited: {
    label: 'Forfeited',
    question: 'Mark this session as forfeited?',
    says: `For a buyer who can’t come and told us less than ${noticeHours} hours before. The session counts as used, and the coach is free then.`,
    done: 'The session is forfeited.',
  },
  refund_settled: {
    label: 'Refund settled',
    question: 'Is this refund settled?',
    says: 'Refund the session’s price first. This only takes it off Today.',
    done: 'Refund settled.',
  },
};

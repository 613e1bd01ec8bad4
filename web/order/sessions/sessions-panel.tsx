import { useEffect, useRef, useState } from 'react';
import { tooLateText } from '#shared/domain/coaching/booking-rules.ts';
import {
  type Booking,
  isMovable,
  type SessionsState,
  sessionsToCome,
  wasHeld,
} from '#shared/domain/coaching/bookings.ts';
import { deadlineText } from '#shared/domain/coaching/deadline-text.ts';
import { formatAppointment } from '#shared/domain/time/format.ts';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { isOver } from '#shared/domain/work/work.ts';
import { Button } from '../../ui/button.tsx';
import { CallLink } from '../../ui/call-link.tsx';
import { withWholeTimes } from '../../ui/no-break.tsx';
import { ownTime } from '../../ui/own-time.ts';
import { Panel } from '../../ui/panel.tsx';
import { Fact } from '../fact.tsx';
import { LinkedText } from '../linked-text.tsx';
import { useOpened } from '../session/context.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChooseTime } from './choose-time.tsx';
import { timeText } from './session-text.ts';
import { Withdrawn } from './withdrawn.tsx';

interface Props {
  coaching: NonNullable<OwnOrder['coaching']>;
  sessions: SessionsState;
}

export function SessionsPanel({ coaching, sessions }: Props) {
  const { state, read } = useOpened();
  const [moving, setMoving] = useState<string>();
  const [cancelling, setCancelling] = useState<Booking>();
  const [result, setResult] = useState({ text: '', count: 0 });
  const now = Date.now();
  const { coach, minutes, place } = coaching;
  const { sold, bookings, left } = sessions;
  const isClosed = state !== undefined && isOver(state);
  const toCome = isClosed ? [] : sessionsToCome(sessions, now);
  const pending = bookings.filter(({ state: its }) => its === 'reserved');
  const past = bookings.filter((booking) => pastText(booking, now));
  useReadWhile(pending.length > 0, read);

  const onDone = (text: string) => {
    setMoving(undefined);
    setCancelling(undefined);
    setResult(({ count }) => ({ text, count: count + 1 }));
  };
  const refused = bookings.at(-1)?.state === 'refused' ? bookings.at(-1) : undefined;
  return (
    <Panel aria-labelledby="sessions">
      <h2 id="sessions">{sold === 1 ? 'Your session' : 'Your sessions'}</h2>
      {result.text && <Result key={result.count}>{result.text}</Result>}
      <dl className="compact-facts">
        <Fact name="Coach">{coach}</Fact>
        <Fact name="Length">{minutes} minutes</Fact>
        {sold > 1 && !isClosed && (
          <Fact name="To book">
            {left} of {sold}
          </Fact>
        )}
      </dl>
      {(toCome.length > 0 || pending.length > 0) && !isClosed && (
        <ul className="rows">
          {toCome.map((booking) => (
            <li key={booking.id} className="group">
              <Appointment start={booking.start} />
              {pending.some(({ replaces }) => replaces === booking.id) ? (
                <p className="note">We’re moving this session. It takes a moment.</p>
              ) : isMovable(booking, now) ? (
                <>
                  <p className="note">{withWholeTimes(deadlineText(booking, now))}</p>
                  {moving === booking.id ? (
                    <ChooseTime
                      moving={booking}
                      onBooked={(start) =>
                        onDone(`Moved to ${timeText(start)}. ${withWholeTimes(deadlineText({ start }, now))}`)
                      }
                      onClose={() => setMoving(undefined)}
                    />
                  ) : (
                    <div className="row">
                      <Button
                        aria-label={`Move ${timeText(booking.start)}`}
                        onClick={() => setMoving(booking.id)}
                      >
                        Move
                      </Button>
                      <Button
                        kind="quiet"
                        aria-label={`Cancel ${timeText(booking.start)}`}
                        onClick={() => setCancelling(booking)}
                      >
                        Cancel
                      </Button>
                    </div>
                  )}
                </>
              ) : (
                <p>
                  {tooLateText} <CallLink />
                </p>
              )}
            </li>
          ))}
          {pending
            .filter(({ replaces }) => !replaces)
            .map(({ id, start }) => (
              <li key={id} className="group">
                <Appointment start={start} />
                <p className="note">We’re booking this session. It takes a moment.</p>
              </li>
            ))}
        </ul>
      )}
      {toCome.length > 0 && (
        <div className="group">
          <h3>Where</h3>
          {place ? (
            <p className="typed">
              <LinkedText>{place}</LinkedText>
            </p>
          ) : (
            <p>We’ll email you where to meet, or the link to join.</p>
          )}
        </div>
      )}
      {!isClosed && <Withdrawn sessions={sessions} onAsked={onDone} />}
      {!isClosed && left > 0 && !moving && (
        <div className="group">
          <h3>{toCome.length > 0 ? 'Choose your next time' : 'Choose a time'}</h3>
          <ChooseTime
            key={result.count}
            taken={refused?.start}
            onBooked={(start) =>
              onDone(`Booked: ${timeText(start)}. ${withWholeTimes(deadlineText({ start }, now))}`)
            }
          />
        </div>
      )}
      {past.length > 0 && (
        <div className="group">
          <h3>Earlier</h3>
          <ul className="rows">
            {past.map((booking) => (
              <li key={booking.id} className="baseline apart">
                <span>{timeText(booking.start)}</span> <span className="note">{pastText(booking, now)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {cancelling && (
        <CancelDialog
          booking={cancelling}
          onClose={() => setCancelling(undefined)}
          onCancelled={() =>
            onDone(`Cancelled: ${timeText(cancelling.start)}. The session is back in your order.`)
          }
        />
      )}
    </Panel>
  );
}

function Appointment({ start }: { start: string }) {
  const own = ownTime(start);
  return (
    <p>
      <time dateTime={start}>
        <b>{withWholeTimes(formatAppointment(start))}</b>
      </time>
      {own && ` (${own})`}
    </p>
  );
}

function Result({ children }: { children: string }) {
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <p ref={result} tabIndex={-1} className="quote">
      {children}
    </p>
  );
}

function pastText(booking: Booking, now: number): string | undefined {
  if (wasHeld(booking, now)) return Date.parse(booking.end) > now ? 'Now' : 'Held';
  return pastTexts[booking.state];
}

const pastTexts: Partial<Record<Booking['state'], string>> = {
  forfeited: 'Forfeited',
  missed: 'Missed',
  refund_asked: 'You asked for its price back',
  refund_settled: 'Refund settled',
  freed: 'Released because of the refund',
};

/** A job decides within a minute if a request was cut off. */
function useReadWhile(isPending: boolean, read: () => Promise<void>): void {
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => {
      if (!document.hidden) void read();
    }, 5000);
    return () => clearInterval(timer);
  }, [isPending, read]);
}

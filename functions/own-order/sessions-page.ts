import { brand } from '#shared/brand.ts';
import type { FreeTimes } from '#shared/domain/coaching/booking-event.ts';
import { tooLateText } from '#shared/domain/coaching/booking-rules.ts';
import {
  type Booking,
  isMovable,
  movableUntil,
  type SessionsState,
  sessionsToCome,
} from '#shared/domain/coaching/bookings.ts';
import { deadlineText } from '#shared/domain/coaching/deadline-text.ts';
import { sessionPrice } from '#shared/domain/coaching/session-price.ts';
import { formatPaise } from '#shared/domain/money/money.ts';
import { refundAnswers } from '#shared/domain/orders/refund-rules.ts';
import { formatAppointment, formatDay, formatTime } from '#shared/domain/time/format.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { noticeHours } from '#shared/policies.ts';

interface Shown {
  coach: string;
  place?: string | undefined;
  /** The price of the order. */
  paise: number;
  sessions: SessionsState;
  free: FreeTimes;
  /** The booking to move. */
  moving?: string | undefined;
  isRefused: boolean;
  now: number;
}

/** Has no styles or scripts, because the API's content security policy allows none. */
export function sessionsPage(shown: Shown): string {
  const { coach, place, paise, sessions, moving, isRefused, now } = shown;
  const toCome = sessionsToCome(sessions, now);
  const moved = toCome.find((booking) => booking.id === moving && isMovable(booking, now));
  const { left } = sessions;
  const withdrawn =
    left > 0 ? sessions.bookings.filter(({ state }) => state === 'withdrawn').slice(-left) : [];
  const price = formatPaise(sessionPrice(sessions, paise));
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Your sessions - ${brand.name}</title>
<main>
<h1>Your sessions with ${escaped(coach)}</h1>
${isRefused ? '<p role="alert"><strong>That didn’t work: the time may have been taken, or it’s too late for a change. This is how it is now.</strong></p>' : ''}
<p>${left} of ${sessions.sold} left to book. All times are in India (IST).</p>
${toCome.map((booking) => upcoming(booking, now)).join('')}
${toCome.length > 0 && place ? `<p>Where: ${escaped(place)}</p>` : ''}
${withdrawn.map(({ id, start }) => refundForm(id, start, price)).join('')}
${moved || left > 0 ? choice(shown, moved) : ''}
<p>${escaped(refundAnswers.session)}</p>
<p>${callText} · <a href="/cancellation-policy">Refund rules</a></p>
</main>
</html>
`;
}

const callText = `Call <a href="tel:${brand.phone}">${brand.displayPhone}</a>`;

function upcoming(booking: Booking, now: number): string {
  const { id, start } = booking;
  const time = formatAppointment(start);
  if (!isMovable(booking, now)) return `<h2>${time}</h2><p>${tooLateText} ${callText}</p>`;
  return `<h2>${time}</h2>
<p>${deadlineText(booking, now)}</p>
<p><a href="/api/order/sessions?moving=${encodeURIComponent(id)}">Move ${time}</a></p>
${changeForm(id, 'cancelled', `Cancel ${time}`)}`;
}

const refundForm = (id: string, start: string, price: string): string =>
  `<p>${formatAppointment(start)} was cancelled by us, and we’re sorry. Choose another time, or ask for its price back.</p>
${changeForm(id, 'refund_asked', `Ask for ${price} back`)}`;

const changeForm = (id: string, kind: string, label: string): string =>
  `<form method="post" action="/api/order/bookings/${encodeURIComponent(id)}">
<input type="hidden" name="kind" value="${kind}">
<button>${label}</button>
</form>`;

function choice({ free, sessions, now }: Shown, moved: Booking | undefined): string {
  const times = free.times.filter((time) => time !== moved?.start);
  if (times.length === 0)
    return `<p>No time is free at the moment.${free.firstDay ? ` The next day that we know is ${formatDay(free.firstDay)}.` : ''} ${callText}</p>`;
  const days = [...new Set(times.map(dayInIndia))];
  return `<h2>${moved ? `Move ${formatAppointment(moved.start)}` : 'Choose a time'}</h2>
<form method="post" action="/api/order/bookings">
<input type="hidden" name="attempt" value="${sessions.bookings.length}">
${moved ? `<input type="hidden" name="replaces" value="${escaped(moved.id)}">` : ''}
${days
  .map((day) => {
    const radios = times.filter((time) => dayInIndia(time) === day).map((time) => radio(time, now));
    return `<fieldset><legend>${formatDay(day)}</legend>${radios.join('')}</fieldset>`;
  })
  .join('')}
<p><button>${moved ? 'Move to this time' : 'Book this time'}</button></p>
</form>
${moved ? '<p><a href="/api/order/sessions">Keep my time</a></p>' : ''}`;
}

const radio = (start: string, now: number): string =>
  `<p><label><input type="radio" name="start" value="${start}" required> ${formatTime(start)}${
    movableUntil({ start }) < now
      ? ` (less than ${noticeHours} hours away: it can’t be moved or cancelled)`
      : ''
  }</label></p>`;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

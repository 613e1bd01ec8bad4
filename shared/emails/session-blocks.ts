import { brand } from '../brand.ts';
import type { CalendarSession } from '../domain/coaching/calendar-session.ts';
import { formatAppointment } from '../domain/time/format.ts';
import { noticeHours } from '../policies.ts';
import { locationIn } from './class-event.ts';
import type { WorkFacts } from './order-blocks.ts';
import { toOneLine } from './plain-text.ts';
import { type Block, type CalendarEvent, type Context, type OptionalBlock, paragraph } from './template.ts';

/** What an order for coaching was sold with. */
export interface SoldCoaching {
  title: string;
  coach: string;
  /** An address, or a link to join. */
  place?: string | undefined;
}

export interface CoachingFacts extends WorkFacts, SoldCoaching {}

export interface SessionFacts {
  /** Such as `Session 2 of 4`. */
  label: string;
  /** ISO 8601. */
  start: string;
  /** ISO 8601. Missing if it's too late to move or cancel the session. */
  movableUntil?: string | undefined;
  calendar: CalendarSession;
}

export const sessionFact = ({ label, start, movableUntil }: SessionFacts): Block => ({
  kind: 'fact',
  name: label,
  value: `${formatAppointment(start)}. ${deadlineText(movableUntil)}`,
});

const deadlineText = (movableUntil: string | undefined) =>
  movableUntil
    ? `Move or cancel until ${formatAppointment(movableUntil)}.`
    : `It’s less than ${noticeHours} hours away, so it can’t be moved or cancelled.`;

export const coachingBlocks = ({ coach, place, number, what }: CoachingFacts): OptionalBlock[] => [
  place ? { kind: 'message', text: place } : paragraph('We’ll tell you before the session how you’ll meet.'),
  ...coachBlocks({ coach, number, what }),
];

export const coachBlocks = ({
  coach,
  number,
  what,
}: Pick<CoachingFacts, 'coach' | 'number' | 'what'>): Block[] => [
  { kind: 'fact', name: 'For', value: what },
  { kind: 'fact', name: 'Coach', value: coach },
  { kind: 'fact', name: 'Order number', value: number },
];

export const sessionEvents = (
  { title, coach, place }: SoldCoaching,
  sessions: readonly CalendarSession[],
  { site }: Context,
): CalendarEvent[] =>
  sessions.map(({ id, sequence, start, end, isCancelled }) => ({
    uid: `session-${id}@${new URL(site).hostname}`,
    ...{ sequence, start, end, isCancelled },
    title: `${toOneLine(title)} · ${brand.name}`,
    location: place && locationIn(place),
    notes: [`Coach: ${toOneLine(coach)}`, place, `${brand.name}, ${brand.displayPhone}`]
      .filter(Boolean)
      .join('\n'),
  }));

export const addedToCalendar = (count: number): Block =>
  paragraph(`Open the attached file to add ${sessionWord(count)} to your calendar.`);

export const updatedInCalendar: Block = paragraph(
  'Open the attached file to update the session in your calendar. If the old time is still there afterwards, please delete it.',
);

export const removedFromCalendar = (count: number): Block =>
  paragraph(
    `Open the attached file to remove ${sessionWord(count)} from your calendar. If ${count === 1 ? 'it’s' : 'they’re'} still there afterwards, please delete ${count === 1 ? 'it' : 'them'}.`,
  );

const sessionWord = (count: number) => (count === 1 ? 'the session' : 'the sessions');

/** Such as `one session`, for a sentence. */
export const countedSessions = (count: number): string => (count === 1 ? 'one session' : `${count} sessions`);

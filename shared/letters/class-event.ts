import { brand } from '../brand.ts';
import { shortened } from '../domain/text/text.ts';
import { type Block, type CalendarEvent, type Context, paragraph } from './letter.ts';
import { oneLine } from './words.ts';

/** The first class of a batch, as a buyer's calendar has it. Times are ISO 8601. */
export interface ToldClass {
  start: string;
  end: string;
  /** The time at which the start or the end changed last. */
  changedAt: string;
  /** The calendar has the class, which is not held at this time any more. */
  isCancelled?: boolean | undefined;
}

/** What a letter about a class says of it in a calendar. */
interface EventFacts {
  order: string;
  what: string;
  batch?: string | undefined;
  joining?: string | undefined;
  event?: ToldClass | undefined;
}

/** The event by which a class comes into a calendar, moves there, or leaves it. */
export const classEvent = (
  { order, what, batch, joining, event }: EventFacts,
  { site }: Context,
): CalendarEvent | undefined =>
  event && {
    uid: `class-${order}@${new URL(site).hostname}`,
    sequence: sequenceOf(event.changedAt),
    start: event.start,
    end: event.end,
    title: `${oneLine(what)} · ${brand.name}`,
    location: joining && shortened(locationIn(joining), 200),
    notes: [batch, joining, `${brand.name}, ${brand.phoneShown}`].filter(Boolean).join('\n'),
    isCancelled: event.isCancelled ?? false,
  };

/** The sentence about the attached calendar file. */
export const eventBlock = ({ event }: Pick<EventFacts, 'event'>): Block | undefined =>
  event &&
  paragraph(
    event.isCancelled
      ? 'The attached file takes the class out of your calendar.'
      : 'The attached file puts the class into your calendar.',
  );

/** The first link in the way to join, or else its first line. */
const locationIn = (joining: string) =>
  /https?:\/\/[^\s<>"]+/.exec(joining)?.[0] ?? oneLine(joining.trim().split('\n')[0] ?? '');

/** The seconds since 2026 began: a later change has a higher number, and the number fits into 32 bits. */
const sequenceOf = (changedAt: string) =>
  Math.max(0, Math.floor((Date.parse(changedAt) - Date.UTC(2026, 0, 1)) / 1000));

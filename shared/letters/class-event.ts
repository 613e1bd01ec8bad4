import { brand } from '../brand.ts';
import { shortened } from '../domain/text/text.ts';
import type { Block, CalendarEvent, Context } from './letter.ts';
import { oneLine } from './words.ts';

/** The first class of a place as calendars are told of it. Times are ISO 8601. */
export interface ToldClass {
  start: string;
  end: string;
  /** The time of the last change of what is told. */
  changedAt: string;
  /** It was told before, and is not held at this time any more. */
  isCancelled?: boolean | undefined;
}

/** A letter's place in a class, as far as its calendar goes. */
export interface EventFacts {
  order: string;
  what: string;
  batch?: string | undefined;
  joining?: string | undefined;
  event?: ToldClass | undefined;
}

/** The part of a letter by which a class comes into a calendar, moves there, or leaves it. */
export const classEvent = (
  { order, what, batch, joining, event }: EventFacts,
  { site }: Context,
): { event?: CalendarEvent } =>
  event
    ? {
        event: {
          uid: `class-${order}@${new URL(site).hostname}`,
          sequence: sequenceOf(event.changedAt),
          start: event.start,
          end: event.end,
          title: `${oneLine(what)} · ${brand.name}`,
          location: joining && shortened(placeIn(joining), 200),
          notes: [batch, joining, `${brand.name}, ${brand.phoneShown}`].filter(Boolean).join('\n'),
          isCancelled: event.isCancelled ?? false,
        },
      }
    : {};

/** The sentence about the file, where a letter has it. */
export const eventBlocks = ({ event }: Pick<EventFacts, 'event'>): Block[] =>
  event
    ? [
        {
          kind: 'paragraph',
          text: event.isCancelled
            ? 'The attached file takes the class out of your calendar.'
            : 'The attached file puts the class into your calendar.',
        },
      ]
    : [];

/** The link to join by, else the first line of how to join. */
const placeIn = (joining: string) =>
  /https?:\/\/[^\s<>"]+/.exec(joining)?.[0] ?? oneLine(joining.trim().split('\n')[0] ?? '');

/** A change of a later second has a higher number. Counted from this year on, it stays within 32 bits. */
const sequenceOf = (changedAt: string) =>
  Math.max(0, Math.floor((Date.parse(changedAt) - Date.UTC(2026, 0, 1)) / 1000));

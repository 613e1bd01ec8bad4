import { brand } from '../brand.ts';
import { shortened } from '../domain/text/text.ts';
import { type Block, type CalendarEvent, type Context, paragraph } from './letter.ts';
import { linkParts } from './links.ts';
import { oneLine } from './words.ts';

/** The first class of a batch, as a buyer's calendar has it. Times are ISO 8601. */
export interface ToldClass {
  start: string;
  end: string;
  /** Higher than in the emails before, if what the calendar shows has changed. */
  sequence: number;
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
    sequence: event.sequence,
    start: event.start,
    end: event.end,
    title: `${oneLine(what)} · ${brand.name}`,
    location: joining && locationIn(joining),
    notes: [batch, joining, `${brand.name}, ${brand.phoneShown}`].filter(Boolean).join('\n'),
    isCancelled: event.isCancelled ?? false,
  };

/** The sentence about the attached calendar file. */
export const eventBlock = ({ event }: Pick<EventFacts, 'event'>): Block | undefined =>
  event &&
  paragraph(
    event.isCancelled
      ? 'The attached file cancels the class in your calendar. If the entry is still there afterwards, please delete it.'
      : 'The attached file puts the class into your calendar.',
  );

/**
 * The room in the joining details, or else the link of the call. The first line names a room, unless it has a link or
 * announces one; a link to a map isn't where a class is held.
 */
function locationIn(joining: string): string {
  const [first = ''] = joining.trim().split('\n');
  const [link] = linksIn(first).concat(announcesLink.test(first) ? linksIn(joining) : []);
  if (link !== undefined) return link;
  const [room] = linkParts(first);
  return shortened(oneLine(room?.href ? first : (room?.text ?? '').replace(/[\s,:(]+$/, '')), 200);
}

const linksIn = (text: string) =>
  linkParts(text).flatMap(({ href }) => (href && !mapAddress.test(href) ? href : []));

const announcesLink = /:\s*$|\b(?:join|online|link|call|video|zoom|meet|teams|webex|skype)\b/i;

const mapAddress =
  /^https?:\/\/(?:maps\.|goo\.gl\/maps|[^/]*(?:google\.[a-z.]+\/maps|openstreetmap|mappls))/i;

import { brand } from '../brand.ts';
import { shortened } from '../domain/text/text.ts';
import { splitLinks } from './links.ts';
import { toOneLine } from './plain-text.ts';
import { type Block, type CalendarEvent, type Context, paragraph } from './template.ts';

export interface CalendarClass {
  start: string;
  end: string;
  /** Must be higher than in earlier emails if the calendar entry has changed. */
  sequence: number;
  /** True if the class is in the buyer's calendar but no longer takes place at this time. */
  isCancelled?: boolean | undefined;
}

interface EventFacts {
  order: string;
  what: string;
  batch?: string | undefined;
  joining?: string | undefined;
  event?: CalendarClass | undefined;
}

export const classEvents = (
  { order, what, batch, joining, event }: EventFacts,
  { site }: Context,
): CalendarEvent[] =>
  event
    ? [
        {
          uid: `class-${order}@${new URL(site).hostname}`,
          sequence: event.sequence,
          start: event.start,
          end: event.end,
          title: `${toOneLine(what)} · ${brand.name}`,
          location: joining && locationIn(joining),
          notes: [batch, joining, `${brand.name}, ${brand.displayPhone}`].filter(Boolean).join('\n'),
          isCancelled: event.isCancelled ?? false,
        },
      ]
    : [];

export const eventBlock = ({ event }: Pick<EventFacts, 'event'>): Block | undefined =>
  event &&
  paragraph(
    event.isCancelled
      ? 'Open the attached file to remove the class from your calendar. If it’s still there afterwards, please delete it.'
      : 'Open the attached file to add the class to your calendar.',
  );

/**
 * Returns the room, or the link to an online class or session. The first line names the room, unless it contains or
 * introduces a link. Map links don't count.
 */
export function locationIn(joining: string): string {
  const [first = ''] = joining.trim().split('\n');
  const [link] = linksIn(first).concat(announcesLink.test(first) ? linksIn(joining) : []);
  if (link !== undefined) return link;
  const [room] = splitLinks(first);
  return shortened(toOneLine(room?.href ? first : (room?.text ?? '').replace(/[\s,:(]+$/, '')), 200);
}

const linksIn = (text: string) =>
  splitLinks(text).flatMap(({ href }) => (href && !mapAddress.test(href) ? href : []));

const announcesLink = /:\s*$|\b(?:join|online|link|call|video|zoom|meet|teams|webex|skype)\b/i;

const mapAddress =
  /^https?:\/\/(?:maps\.|goo\.gl\/maps|[^/]*(?:google\.[a-z.]+\/maps|openstreetmap|mappls))/i;

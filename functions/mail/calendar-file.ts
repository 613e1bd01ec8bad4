import { generateIcsCalendar } from 'ts-ics';
import { brand } from '#shared/brand.ts';
import type { CalendarEvent } from '#shared/emails/template.ts';

/**
 * Builds an iCalendar file (RFC 5545). An event with the same `uid` and a higher `sequence` replaces the one already in
 * the calendar.
 */
export function calendarFile(events: readonly CalendarEvent[], from: string): string {
  const file = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${brand.name}//Calendar//EN`,
    method: events.every(({ isCancelled }) => isCancelled) ? 'CANCEL' : 'PUBLISH',
    events: events.map(({ uid, sequence, start, end, title, location, notes, isCancelled }) => ({
      ...{ uid, sequence, summary: title, description: notes },
      ...(location && { location }),
      stamp: { date: new Date() },
      start: { date: new Date(start) },
      end: { date: new Date(end) },
      status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
      organizer: { name: brand.name, email: from },
    })),
  });
  // The library counts UTF-16 units when it folds lines, so it can split characters and exceed RFC 5545's limit on line
  // length.
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  return lines.map(foldLine).join('\r\n');
}

function foldLine(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > 75) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += length;
  }
  return text;
}

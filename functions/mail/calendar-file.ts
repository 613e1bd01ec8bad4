import { generateIcsCalendar } from 'ts-ics';
import { brand } from '#shared/brand.ts';
import type { CalendarEvent } from '#shared/letters/letter.ts';

/**
 * A class as an iCalendar file (RFC 5545), which publishes or cancels it. A calendar that has the class already updates it,
 * because its id stays and its sequence grows.
 */
export function calendarFile(event: CalendarEvent, from: string): string {
  const { uid, sequence, start, end, title, location, notes, isCancelled } = event;
  const file = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${brand.name}//Classes//EN`,
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
    events: [
      {
        ...{ uid, sequence, summary: title, description: notes },
        ...(location && { location }),
        stamp: { date: new Date() },
        start: { date: new Date(start) },
        end: { date: new Date(end) },
        status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
        organizer: { name: brand.name, email: from },
      },
    ],
  });
  // The library folds by UTF-16 units: longer lines than RFC 5545 allows, and half characters.
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  return lines.map(folded).join('\r\n');
}

/** A line in parts of 75 bytes at most, without their line breaks. */
function folded(line: string): string {
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

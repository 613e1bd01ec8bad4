import { randomUUID } from 'node:crypto';
import type { LetterName } from '#shared/domain/mail/mail.ts';
import { mail } from '../platform/outbox/mails.ts';
import { hourMs, hourOf } from './hours.ts';
import { placeOf } from './store.ts';

/** The letters to the owner about an enquiry, of which an hour has few; the others stand in its summary. */
export const isAboutEnquiry = (letter: LetterName): boolean =>
  letter === 'new-enquiry' || letter === 'enquiry-due-soon' || letter === 'enquiry-overdue';

/** How the owner is told of an enquiry by a letter that was due at a time (ISO 8601). */
export const placeAtOwner = (letter: LetterName, enquiryId: string, time: string) => {
  const hour = hourOf(time);
  return placeOf(`${letter}#${enquiryId}`, { hour, most: mostSingle, summary: () => summaryOf(hour) });
};

function summaryOf(hour: string) {
  const id = randomUUID();
  const due = new Date(Math.max(Date.parse(hour) + hourMs, Date.now())).toISOString();
  return { ...mail('enquiries-summary', {}, { due }), id };
}

const mostSingle = 5;

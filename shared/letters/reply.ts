import { brand } from '../brand.ts';
import { isComplaint } from '../domain/enquiries/ticket.ts';
import { letterKind, paragraph } from './letter.ts';
import { greeting, unbroken } from './words.ts';

/** The owner's reply to an enquiry. */
interface ReplyFacts {
  ticket: string;
  name: string;
  /** The owner's own words; they may have several lines. */
  text: string;
}

/** Sends a visitor the owner's reply from the desk. */
export const reply = letterKind<ReplyFacts>({
  to: 'visitor',
  usefulHours: 168,
  compose: ({ ticket, name, text }) => ({
    subject: `Your ${thing(ticket)} ${ticket} · ${brand.name}`,
    preheader: text,
    blocks: [
      { kind: 'heading', text: `Our reply to your ${thing(ticket)}` },
      paragraph(greeting(name)),
      { kind: 'message', text },
      paragraph(`Answer this mail, or call ${unbroken(brand.phoneShown)} and name ${ticket}.`),
    ],
    why: 'You get this mail because you wrote to us through our site, and this is our reply.',
  }),
});

const thing = (ticket: string) => (isComplaint(ticket) ? 'complaint' : 'enquiry');

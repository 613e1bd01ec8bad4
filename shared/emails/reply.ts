import { brand } from '../brand.ts';
import { isComplaint } from '../domain/enquiries/ticket.ts';
import { greeting, withoutBreaks } from './plain-text.ts';
import { emailTemplate, paragraph } from './template.ts';

interface ReplyFacts {
  ticket: string;
  name: string;
  text: string;
}

export const reply = emailTemplate<ReplyFacts>({
  to: 'visitor',
  maxAgeHours: 168,
  compose: ({ ticket, name, text }) => ({
    subject: `Your ${thing(ticket)} ${ticket} · ${brand.name}`,
    preheader: text,
    blocks: [
      { kind: 'heading', text: `Our reply to your ${thing(ticket)}` },
      paragraph(greeting(name)),
      { kind: 'message', text },
      paragraph(
        `Reply to this email, or call ${withoutBreaks(brand.displayPhone)} with your ticket number, ${ticket}.`,
      ),
    ],
    why: 'You’re getting this email because you wrote to us through our site. This is our reply.',
  }),
});

const thing = (ticket: string) => (isComplaint(ticket) ? 'complaint' : 'enquiry');

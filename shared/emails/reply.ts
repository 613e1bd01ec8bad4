import { brand } from '../brand.ts';
import { isComplaint } from '../domain/enquiries/enquiry-names.ts';
import { greeting, withoutBreaks } from './plain-text.ts';
import { enquirySample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

interface ReplyFacts {
  ticket: string;
  name: string;
  text: string;
}

export const reply = emailTemplate<ReplyFacts>({
  name: 'reply',
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
  sample: {
    ticket: enquirySample.ticket,
    name: enquirySample.name,
    text: 'Yes: the next weekend batch starts on 5 December, Saturdays and Sundays, 9 am to 1 pm IST.\nIt has eight seats left.\n\nAll dates are on https://www.sopaan.example/courses. Shall I hold a seat for you until Friday?\n\nAnjali',
  },
});

const thing = (ticket: string) => (isComplaint(ticket) ? 'complaint' : 'enquiry');

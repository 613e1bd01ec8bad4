import { brand } from '../brand.ts';
import { formatDay } from '../domain/time/format.ts';
import { linkToOrder, orderButton } from './order-blocks.ts';
import { greeting, withoutBreaks } from './plain-text.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

interface ComplaintAcknowledgedFacts {
  ticket: string;
  name?: string | undefined;
  order?: string | undefined;
  number?: string | undefined;
  what?: string | undefined;
  settleBy: string;
}

/** Doesn't repeat any of the complaint, because someone else may have entered this email address. */
export const complaintAcknowledged = emailTemplate<ComplaintAcknowledgedFacts>({
  name: 'complaint-acknowledged',
  maxAgeHours: 48,
  opens: ({ order }) => (order ? linkToOrder({ order }) : []),
  compose: ({ ticket, name, order, number, what, settleBy }, context) => ({
    subject: `We’ve received your complaint ${ticket} · ${brand.name}`,
    preheader: `We’ll settle this by ${formatDay(settleBy)}. Your ticket number: ${ticket}.`,
    blocks: [
      { kind: 'heading', text: 'We’ve received your complaint' },
      paragraph(greeting(name)),
      paragraph(
        `We’re sorry to hear that something has gone wrong. Someone is looking into it and will write or call as soon as we know more. We’ll settle this by ${formatDay(settleBy)}.`,
      ),
      { kind: 'fact', name: 'Ticket number', value: ticket },
      what && { kind: 'fact', name: 'For', value: what },
      number && { kind: 'fact', name: 'Order number', value: number },
      order && orderButton(context, order),
      paragraph(
        `Want to add something? Reply to this email. Prefer to talk? Call ${withoutBreaks(brand.displayPhone)} with your ticket number.`,
      ),
    ],
    why: 'You’re getting this email because someone entered this address when making a complaint. If it wasn’t you, please reply to let us know.',
  }),
  sample: { ...orderSample, ticket: 'G-2026-71830462', settleBy: '2026-12-23' },
});

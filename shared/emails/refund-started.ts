import { brand } from '../brand.ts';
import type { CalendarSession } from '../domain/coaching/calendar-session.ts';
import { formatPaise } from '../domain/money/money.ts';
import { type CalendarClass, classEvents, eventBlock } from './class-event.ts';
import {
  contactParagraph,
  linkToOrder,
  type OrderFacts,
  orderBlocks,
  orderButton,
  refundTime,
} from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { orderSample } from './samples.ts';
import { removedFromCalendar, type SoldCoaching, sessionEvents } from './session-blocks.ts';
import { emailTemplate, paragraph } from './template.ts';

export interface RefundFacts extends OrderFacts {
  /** Set if this is a full refund and the class is in the buyer's calendar. */
  event?: CalendarClass | undefined;
  /** Set if this is a full refund and sessions were still to come. */
  freed?: (SoldCoaching & { sessions: readonly CalendarSession[] }) | undefined;
}

export const refundStarted = emailTemplate<RefundFacts>({
  name: 'refund-started',
  maxAgeHours: 336,
  opens: linkToOrder,
  compose: ({ name, freed, ...order }, context) => ({
    subject: `Refund of ${formatPaise(order.paise)} started · ${brand.name}`,
    preheader: 'We’ll email you when it has been sent to your bank.',
    blocks: [
      { kind: 'heading', text: 'We’ve started your refund' },
      paragraph(greeting(name)),
      paragraph(
        `We’ve asked our payment provider to refund ${formatPaise(order.paise)} to the account or card you paid with. Refunds take ${refundTime}. You don’t need to do anything: we’ll email you when it has been sent to your bank, with a reference if your bank needs one.`,
      ),
      ...orderBlocks(order, 'Refund'),
      eventBlock(order),
      freed && removedFromCalendar(freed.sessions.length),
      orderButton(context, order.order),
      contactParagraph,
    ],
    events: [...classEvents(order, context), ...(freed ? sessionEvents(freed, freed.sessions, context) : [])],
  }),
  sample: orderSample,
});

import { brand } from '../brand.ts';
import { classEvents, eventBlock } from './class-event.ts';
import { contactParagraph, linkToOrder, orderButton } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { seatSample } from './samples.ts';
import { type SeatFacts, seatBlocks } from './seat-reserved.ts';
import { emailTemplate, paragraph } from './template.ts';

export const classTomorrow = emailTemplate<SeatFacts>({
  name: 'class-tomorrow',
  maxAgeHours: 14,
  opens: linkToOrder,
  compose: ({ name, ...seat }, context) => ({
    subject: `Tomorrow: ${seat.what} · ${brand.name}`,
    preheader: `${seat.what}: how to join`,
    blocks: [
      { kind: 'heading', text: 'Your class starts tomorrow' },
      paragraph(greeting(name)),
      paragraph(`${seat.what} starts tomorrow, and your seat is confirmed.`),
      ...seatBlocks(seat),
      eventBlock(seat),
      orderButton(context, seat.order),
      contactParagraph,
    ],
    events: classEvents(seat, context),
  }),
  sample: { ...seatSample, outlook: 'tomorrow' },
});

import { brand } from '../brand.ts';
import { classEvent, eventBlock } from './class-event.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, opensOrder, orderButton } from './order-blocks.ts';
import { type PlaceFacts, placeBlocks } from './place-reserved.ts';
import { greeting } from './words.ts';

/** Tells a buyer that the class starts tomorrow. */
export const classTomorrow = letterKind<PlaceFacts>({
  to: 'buyer',
  usefulHours: 14,
  opens: opensOrder,
  compose: ({ name, ...place }, context) => ({
    subject: `Tomorrow: ${place.what} · ${brand.name}`,
    preheader: `${place.what}. How to join stands inside.`,
    blocks: [
      { kind: 'heading', text: 'Your class starts tomorrow' },
      paragraph(greeting(name)),
      paragraph(`${place.what} starts tomorrow, and your place is kept.`),
      ...placeBlocks(place),
      eventBlock(place),
      orderButton(context, place.order),
      askAboutOrder,
    ],
    event: classEvent(place, context),
  }),
});

import { brand } from '../brand.ts';
import { classEvent, eventBlocks } from './class-event.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, opensOrder, orderButton } from './order-blocks.ts';
import { type PlaceFacts, placeBlocks } from './place-reserved.ts';
import { greeting } from './words.ts';

/** To a buyer: their class starts tomorrow. */
export const classTomorrow = letterKind<PlaceFacts>({
  to: 'buyer',
  usefulHours: 14,
  opens: opensOrder,
  compose: ({ name, ...place }, context) => ({
    subject: `Tomorrow: ${place.batch || place.what} · ${brand.name}`,
    preheader: `${place.what}. How to join stands inside.`,
    blocks: [
      { kind: 'heading', text: 'Your class starts tomorrow' },
      paragraph(greeting(name)),
      paragraph(`${place.what} starts tomorrow, and your place is kept.`),
      ...placeBlocks(place),
      ...eventBlocks(place),
      orderButton(context, place.order),
      askAboutOrder,
    ],
    ...classEvent(place, context),
  }),
});

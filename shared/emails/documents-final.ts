import { brand } from '../brand.ts';
import { retention } from '../domain/limits/retention.ts';
import { formatDay } from '../domain/time/format.ts';
import { withStars } from '../signed-link.ts';
import { linkAddress } from './links.ts';
import { contactParagraph, linkToOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

export interface DocumentsFinalFacts extends WorkFacts {
  supportUntil?: string | undefined;
  files: 'all' | 'some' | 'erased';
}

export const documentsFinal = emailTemplate<DocumentsFinalFacts>({
  name: 'documents-final',
  maxAgeHours: 336,
  opens: (facts) => [...linkToOrder(facts), { page: 'review', id: facts.order }],
  compose: ({ name, order, number, what, supportUntil, files }, context) => {
    const until = supportUntil && yearOf(supportUntil);
    return {
      subject: until
        ? `Your final documents, with support until ${until} · ${brand.name}`
        : `Your documents are final · ${brand.name}`,
      preheader:
        files === 'erased' ? `${what}. You don’t need to do anything.` : 'Download them now and keep them.',
      blocks: [
        { kind: 'heading', text: 'Your documents are final' },
        paragraph(greeting(name)),
        paragraph(
          `You’ve approved everything, so there’s nothing left to do. ${filesText[files]}${until ? ` You can still ask for changes until ${until}, as often as you need.` : ''}`,
        ),
        until && { kind: 'fact', name: 'Support', value: `Until ${until}` },
        ...workBlocks({ number, what }),
        orderButton(context, order, files === 'all' ? 'Download your documents' : 'Open your order'),
        paragraph(
          'How did we do? Press a star, and then write a line or two. Nothing is sent before you press Submit. Your review will be marked “Verified buyer”.',
        ),
        {
          kind: 'choice',
          options: [1, 2, 3, 4, 5].map((stars) => ({
            text: `${stars} ★`,
            href: withStars(linkAddress(context, { page: 'review', id: order }), stars),
          })),
        },
        {
          kind: 'fact',
          name: 'Review',
          value: 'Write a review',
          href: linkAddress(context, { page: 'review', id: order }),
        },
        contactParagraph,
      ],
    };
  },
  sample: { ...orderSample, files: 'all', supportUntil: '2027-05-26' },
});

const kept = `We keep files for ${retention.fileDays} days`;

const filesText: Record<DocumentsFinalFacts['files'], string> = {
  all: 'Download your documents and keep them.',
  some: `Download your documents and keep them. ${kept}, so some can no longer be downloaded. Need them? Reply to this email.`,
  erased: `${kept}, so your documents can no longer be downloaded. Need them? Reply to this email.`,
};

/** Includes the year, because support can end next year. */
const yearOf = (date: string) => `${formatDay(date)} ${date.slice(0, 4)}`;

import { brand } from '../brand.ts';
import { retention } from '../domain/limits/retention.ts';
import { dateInWords } from '../domain/time/india-words.ts';
import { letterKind, paragraph } from './letter.ts';
import { linkAddress } from './links.ts';
import { askAboutOrder, opensOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting } from './words.ts';

/** Work whose documents are all approved. */
interface DocumentsFinalFacts extends WorkFacts {
  /** The last day (`YYYY-MM-DD`) on which changes may be asked for. */
  supportUntil?: string | undefined;
  /** The files that can still be downloaded, as files are kept for a time. */
  files: 'all' | 'some' | 'erased';
}

/** Tells a buyer that every document is approved, and asks for a review. */
export const documentsFinal = letterKind<DocumentsFinalFacts>({
  to: 'buyer',
  usefulHours: 336,
  opens: (facts) => [...opensOrder(facts), { page: 'review', id: facts.order }],
  compose: ({ name, order, number, what, supportUntil, files }, context) => {
    const until = supportUntil && yearOf(supportUntil);
    return {
      subject: until
        ? `Your documents are final: support until ${until} · ${brand.name}`
        : `Your documents are final · ${brand.name}`,
      preheader:
        files === 'erased' ? `${what}. Nothing is left for you to do.` : 'Download them now, and keep them.',
      blocks: [
        { kind: 'heading', text: 'Your documents are final' },
        paragraph(greeting(name)),
        paragraph(
          `You have approved everything, and nothing is left for you to do. ${filesWords[files]}${until ? ` Until ${until} you can still ask for changes, as many as you need.` : ''}`,
        ),
        until && { kind: 'fact', name: 'Support', value: `Until ${until}` },
        ...workBlocks({ number, what }),
        orderButton(context, order, files === 'all' ? 'Download your documents' : 'Open your order'),
        paragraph(
          'Would you tell others how it went? A review from here is marked as a verified customer’s.',
        ),
        {
          kind: 'fact',
          name: 'Review',
          value: 'Write a review',
          href: linkAddress(context, { page: 'review', id: order }),
        },
        askAboutOrder,
      ],
    };
  },
});

const kept = `Files are kept for ${retention.fileDays} days`;

const filesWords: Record<DocumentsFinalFacts['files'], string> = {
  all: 'Download your documents and keep them.',
  some: `Download your documents and keep them. ${kept}, so some cannot be downloaded any more. Do you not have them? Answer this mail.`,
  erased: `${kept}, so your documents cannot be downloaded any more. Do you not have them? Answer this mail.`,
};

/** A day in words with its year, as support may end in the next year. */
const yearOf = (date: string) => `${dateInWords(date)} ${date.slice(0, 4)}`;

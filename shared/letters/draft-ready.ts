import { brand } from '../brand.ts';
import { documentInWords } from '../domain/work/work.ts';
import type { DocumentName } from '../domain/work/work-entry.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, opensOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting } from './words.ts';

/** A draft that the buyer can read. */
export interface DraftFacts extends WorkFacts {
  document: DocumentName;
  /** The number of the draft among the document's drafts, from 1 on. */
  version: number;
  /** The owner's note on the draft. */
  text?: string | undefined;
}

/** Tells a buyer that a draft can be read. */
export const draftReady = letterKind<DraftFacts>({
  to: 'buyer',
  usefulHours: 336,
  opens: opensOrder,
  compose: ({ name, order, number, what, document, version, text }, context) => ({
    subject: `Your ${documentInWords(document)} is ready: draft ${version} · ${brand.name}`,
    preheader: 'Read it, then approve it or say what to change.',
    blocks: [
      { kind: 'heading', text: `Your ${documentInWords(document)} is ready` },
      paragraph(greeting(name)),
      paragraph(
        `Draft ${version} of your ${documentInWords(document)} is here. Read it in your own time: approve it where it is right, or say what to change.`,
      ),
      text && { kind: 'message', text },
      orderButton(context, order, 'Read the draft'),
      ...workBlocks({ number, what }),
      askAboutOrder,
    ],
  }),
});

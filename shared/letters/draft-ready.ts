import { brand } from '../brand.ts';
import { documentInWords } from '../domain/work/work.ts';
import type { DocumentName } from '../domain/work/work-entry.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, opensOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting } from './words.ts';

/** A draft that its buyer can read. */
export interface DraftFacts extends WorkFacts {
  document: DocumentName;
  /** Which of the document's drafts it is, from 1 on. */
  version: number;
  /** The owner's words to it. */
  text?: string | undefined;
}

/** To a buyer: a draft is there to be read. */
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
      ...(text ? [{ kind: 'message', text } as const] : []),
      orderButton(context, order, 'Read the draft'),
      ...workBlocks({ number, what }),
      askAboutOrder,
    ],
  }),
});

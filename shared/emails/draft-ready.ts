import { brand } from '../brand.ts';
import { documentLabel } from '../domain/work/work.ts';
import type { DocumentName } from '../domain/work/work-entry.ts';
import { contactParagraph, linkToOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

export interface DraftFacts extends WorkFacts {
  document: DocumentName;
  version: number;
  text?: string | undefined;
}

export const draftReady = emailTemplate<DraftFacts>({
  name: 'draft-ready',
  maxAgeHours: 336,
  opens: linkToOrder,
  compose: ({ name, order, number, what, document, version, text }, context) => ({
    subject: `Your ${documentLabel(document)} is ready: draft ${version} · ${brand.name}`,
    preheader: 'Read it, then approve it or tell us what to change.',
    blocks: [
      { kind: 'heading', text: `Your ${documentLabel(document)} is ready` },
      paragraph(greeting(name)),
      paragraph(
        `Draft ${version} of your ${documentLabel(document)} is here. Take your time reading it, then approve it or tell us what to change.`,
      ),
      text && { kind: 'message', text },
      orderButton(context, order, 'Read the draft'),
      ...workBlocks({ number, what }),
      contactParagraph,
    ],
  }),
  sample: {
    ...orderSample,
    ...{ document: 'Resume', version: 2 },
    text: 'The summary is shorter now, and the migration comes first.',
  },
});

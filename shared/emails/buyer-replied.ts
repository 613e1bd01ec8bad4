import { formatDay } from '../domain/time/format.ts';
import type { BuyerUpdate } from '../domain/work/buyer-updates.ts';
import { documentLabel } from '../domain/work/work.ts';
import type { DocumentName } from '../domain/work/work-entry.ts';
import { workAddress } from './links.ts';
import { buyerContact, buyerName, type WorkFacts, workBlocks } from './order-blocks.ts';
import { orderSample } from './samples.ts';
import { emailTemplate } from './template.ts';

export interface BuyerRepliedFacts extends WorkFacts {
  /** What has happened since the last email, oldest first. */
  news: { kind: BuyerUpdate; count: number; document?: DocumentName | undefined }[];
  due?: string | undefined;
  isLate?: boolean;
}

export const buyerReplied = emailTemplate<BuyerRepliedFacts>({
  name: 'buyer-replied',
  maxAgeHours: 168,
  compose: ({ news, due, isLate, ...order }, context) => {
    const [first = '', ...others] = news.map(newsText);
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    const dueText = due && `${isLate ? 'was due' : 'due'} ${formatDay(due)}`;
    const dueWords = due ? ` · ${dueText}` : '';
    return {
      subject: `${first}${more}${dueWords} · ${order.what}`,
      preheader: [buyerName(order), dueText].filter(Boolean).join(' · '),
      blocks: [
        buyerContact(order, `${first}${dueWords}`),
        ...others.map((value) => ({ kind: 'fact', name: 'Also', value }) as const),
        due && { kind: 'fact', name: isLate ? 'Was due' : 'Due', value: formatDay(due) },
        ...workBlocks(order),
        { kind: 'button', text: 'Open the work in the Admin Panel', href: workAddress(context, order.order) },
      ],
    };
  },
  sample: {
    ...orderSample,
    mobile: '+919822000002',
    news: [{ kind: 'changes', count: 1, document: 'Resume' }],
    due: '2026-11-26',
  },
});

function newsText({ kind, count, document }: BuyerRepliedFacts['news'][number]): string {
  const many = pluralLabels[kind];
  const words = many && count > 1 ? `${count} ${many}` : wordsOf[kind];
  return `${words}${document ? ` · ${documentLabel(document)}` : ''}`;
}

const wordsOf: Record<BuyerUpdate, string> = {
  brief: 'Details complete',
  answer: 'Question answered',
  changes: 'Changes requested',
  approval: 'Draft approved',
  message: 'Message from the buyer',
  file: 'File from the buyer',
};

const pluralLabels: Partial<typeof wordsOf> = {
  message: 'messages from the buyer',
  file: 'files from the buyer',
};

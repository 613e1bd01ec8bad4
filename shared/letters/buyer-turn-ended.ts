import { dateInWords } from '../domain/time/india-words.ts';
import type { BuyerNews } from '../domain/work/buyer-news.ts';
import { documentInWords } from '../domain/work/work.ts';
import type { DocumentName } from '../domain/work/work-entry.ts';
import { letterKind } from './letter.ts';
import { phoneLinks, workAddress } from './links.ts';
import { buyerName, type WorkFacts, workBlocks } from './order-blocks.ts';

/** An order whose buyer has done their part. */
export interface BuyerTurnEndedFacts extends WorkFacts {
  mobile?: string | undefined;
  /** What they did since the mail before, the first of it first. */
  news: { kind: BuyerNews; count: number; document?: DocumentName | undefined }[];
  /** The day (`YYYY-MM-DD`) by which we owe something now. */
  due?: string | undefined;
  /** That day is over. */
  isLate?: boolean;
}

/** To the owner: it is our turn. */
export const buyerTurnEnded = letterKind<BuyerTurnEndedFacts>({
  to: 'owner',
  usefulHours: 168,
  compose: ({ news, due, isLate, mobile = '', ...order }, context) => {
    const [first = '', ...others] = news.map(newsText);
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    const dueText = due && `${isLate ? 'was due' : 'due'} ${dateInWords(due)}`;
    const dueWords = due ? ` · ${dueText}` : '';
    return {
      subject: `${first}${more}${dueWords} · ${order.what}`,
      preheader: [buyerName(order), dueText].filter(Boolean).join(' · '),
      blocks: [
        { kind: 'contact', name: buyerName(order), about: `${first}${dueWords}`, links: phoneLinks(mobile) },
        ...others.map((value) => ({ kind: 'fact', name: 'Also', value }) as const),
        ...(due
          ? [{ kind: 'fact', name: isLate ? 'Was due' : 'Due', value: dateInWords(due) } as const]
          : []),
        ...workBlocks(order),
        { kind: 'button', text: 'Open the work in the desk', href: workAddress(context, order.order) },
      ],
    };
  },
});

function newsText({ kind, count, document }: BuyerTurnEndedFacts['news'][number]): string {
  const many = severalOf[kind];
  const what = many && count > 1 ? `${count} ${many}` : wordsOf[kind];
  return `${what}${document ? ` · ${documentInWords(document)}` : ''}`;
}

const wordsOf: Record<BuyerNews, string> = {
  brief: 'Details complete',
  answer: 'Question answered',
  changes: 'Changes asked for',
  approval: 'Draft approved',
  message: 'Message from the buyer',
  file: 'File from the buyer',
};

/** Of the other kinds, the last entry alone tells where things stand. */
const severalOf: Partial<typeof wordsOf> = {
  message: 'messages from the buyer',
  file: 'files from the buyer',
};

import { dateInWords } from '../domain/time/india-words.ts';
import type { BuyerNews } from '../domain/work/buyer-news.ts';
import { documentInWords } from '../domain/work/work.ts';
import type { DocumentName } from '../domain/work/work-entry.ts';
import { letterKind } from './letter.ts';
import { workAddress } from './links.ts';
import { buyerContact, buyerName, type WorkFacts, workBlocks } from './order-blocks.ts';

/** What a buyer did, which makes it our turn. */
interface BuyerTurnEndedFacts extends WorkFacts {
  /** What the buyer did since the last mail, the earliest first. */
  news: { kind: BuyerNews; count: number; document?: DocumentName | undefined }[];
  /** The day (`YYYY-MM-DD`) by which our part is due. */
  due?: string | undefined;
  /** The day of `due` is over. */
  isLate?: boolean;
}

/** Tells the owner that it is our turn. */
export const buyerTurnEnded = letterKind<BuyerTurnEndedFacts>({
  to: 'owner',
  usefulHours: 168,
  compose: ({ news, due, isLate, ...order }, context) => {
    const [first = '', ...others] = news.map(newsText);
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    const dueText = due && `${isLate ? 'was due' : 'due'} ${dateInWords(due)}`;
    const dueWords = due ? ` · ${dueText}` : '';
    return {
      subject: `${first}${more}${dueWords} · ${order.what}`,
      preheader: [buyerName(order), dueText].filter(Boolean).join(' · '),
      blocks: [
        buyerContact(order, `${first}${dueWords}`),
        ...others.map((value) => ({ kind: 'fact', name: 'Also', value }) as const),
        due && { kind: 'fact', name: isLate ? 'Was due' : 'Due', value: dateInWords(due) },
        ...workBlocks(order),
        { kind: 'button', text: 'Open the work in the desk', href: workAddress(context, order.order) },
      ],
    };
  },
});

function newsText({ kind, count, document }: BuyerTurnEndedFacts['news'][number]): string {
  const many = severalOf[kind];
  const words = many && count > 1 ? `${count} ${many}` : wordsOf[kind];
  return `${words}${document ? ` · ${documentInWords(document)}` : ''}`;
}

const wordsOf: Record<BuyerNews, string> = {
  brief: 'Details complete',
  answer: 'Question answered',
  changes: 'Changes asked for',
  approval: 'Draft approved',
  message: 'Message from the buyer',
  file: 'File from the buyer',
};

/** The kinds that are counted: of every other kind only the last entry matters. */
const severalOf: Partial<typeof wordsOf> = {
  message: 'messages from the buyer',
  file: 'files from the buyer',
};

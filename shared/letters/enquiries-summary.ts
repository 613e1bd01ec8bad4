import type { LetterName } from '../domain/mail/mail.ts';
import { momentInBrief, timeInWords } from '../domain/time/india-words.ts';
import { catalogueWords, contactInBrief, type EnquiryFacts } from './enquiry-facts.ts';
import { letterKind } from './letter.ts';
import { enquiriesAddress, enquiryAddress, phoneLinks } from './links.ts';
import { counted } from './words.ts';

/** An enquiry of a summary, with the letter that it would have been told by. */
export interface SummedEnquiry
  extends Pick<EnquiryFacts, 'id' | 'type' | 'title' | 'catalogue' | 'name' | 'phone' | 'dueBy'> {
  letter: LetterName;
}

/** What came between two times (ISO 8601) beyond the mails of its own that an hour may have. */
export interface EnquiriesSummaryFacts {
  from: string;
  to: string;
  /** The first of them. */
  enquiries: readonly SummedEnquiry[];
  /** All of them. */
  count: number;
}

/** To the owner: many enquiries of an hour in one mail. */
export const enquiriesSummary = letterKind<EnquiriesSummaryFacts>({
  to: 'owner',
  usefulHours: 168,
  write: ({ from, to, enquiries, count }, context) => {
    const first = enquiries.map(({ dueBy }) => dueBy).toSorted()[0];
    const due = first ? ` · ${dueWords(first, to)}` : '';
    const rest = count - enquiries.length;
    return {
      subject: `${counted(count, 'more enquiry', 'more enquiries')}${due}`,
      preheader: enquiries.map(contactInBrief).slice(0, 3).join(', '),
      blocks: [
        { kind: 'heading', text: counted(count, 'more enquiry', 'more enquiries') },
        {
          kind: 'paragraph',
          text: `Between ${timeInWords(from)} and ${timeInWords(to)} there was more news than five mails. The rest of it stands here, the earliest due first.`,
        },
        ...enquiries
          .toSorted((a, b) => (a.dueBy < b.dueBy ? -1 : 1))
          .map(
            (enquiry) =>
              ({
                kind: 'contact',
                name: enquiry.name,
                about: `${catalogueWords(enquiry)} · ${states[enquiry.letter] ?? 'new enquiry'} · ${dueWords(enquiry.dueBy, to)}`,
                links: phoneLinks(enquiry.phone),
                open: { text: 'Open it in the desk', href: enquiryAddress(context, enquiry.id) },
              }) as const,
          ),
        ...(rest > 0
          ? [
              {
                kind: 'paragraph',
                text: `${counted(rest, 'further one is', 'further ones are')} in the desk.`,
              } as const,
            ]
          : []),
        { kind: 'button', text: 'See all enquiries', href: enquiriesAddress(context) },
      ],
    };
  },
});

const states: Partial<Record<LetterName, string>> = {
  'enquiry-due-soon': 'due soon',
  'enquiry-overdue': 'overdue',
};

/** The latest time of a reply, as it stands at `now`; both ISO 8601. */
const dueWords = (dueBy: string, now: string): string =>
  dueBy < now ? `reply was due ${momentInBrief(dueBy, now)}` : `reply by ${momentInBrief(dueBy, now)}`;

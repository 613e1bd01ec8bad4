import { shortened } from '../domain/text/text.ts';
import { oneLine } from './words.ts';

/** The words of a mail, before they become text and HTML (`render.ts`). Nothing here is markup. */
export interface Letter {
  /** Words of ours alone: nothing that a stranger typed. */
  subject: string;
  /** The line that a list of mails shows behind the subject. */
  preheader: string;
  blocks: readonly Block[];
  /** The class that it puts into its reader's calendar, or takes out of it, by a file. */
  event?: CalendarEvent | undefined;
  /** The sentence at its foot that says why its reader gets it. */
  why: string;
}

/** A class as a calendar takes it in. Times are ISO 8601. */
export interface CalendarEvent {
  /** The same in every letter about one place. */
  uid: string;
  /** Higher in each letter that says something else than the ones before. */
  sequence: number;
  start: string;
  end: string;
  title: string;
  /** The room or the link, on one line. */
  location?: string | undefined;
  notes: string;
  isCancelled: boolean;
}

/**
 * A part of a letter. Addresses are absolute, `tel:` or `mailto:`. A text is a link only where its block says so:
 * whatever looks like an address in any other is broken up.
 */
export type Block =
  /** What the letter is about in a few words; its first block, unless that is a `contact`. */
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Somebody to call or to write to, with what is asked for, the ways to reach them, and where the rest stands. */
  | { kind: 'contact'; name: string; about?: string; links: readonly Link[]; open?: Link }
  /** A line of a table: what it is, and what it says. */
  | { kind: 'fact'; name: string; value: string; href?: string | undefined }
  | { kind: 'button'; text: string; href: string }
  /** A stranger's own words, over as many lines as they have. */
  | { kind: 'quote'; text: string }
  /** The owner's own words, over as many lines as they have; addresses of the web in them are links. */
  | { kind: 'message'; text: string };

/** A paragraph of a letter. */
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

export interface Link {
  text: string;
  href: string;
}

/** The reader of a letter. */
export type Reader = 'visitor' | 'buyer' | 'owner';

/** Known of every letter when its words are made. */
export interface Context {
  /** Origin of the site, to which links lead, without a slash at the end. */
  site: string;
  /** The signed part of each link that opens something, by `linkKey`. */
  links?: ReadonlyMap<string, string>;
}

/** A thing that a letter opens without a password: its link is signed when the mail is sent. */
export interface LinkTarget {
  page: 'order' | 'pay' | 'review';
  id: string;
}

/** A kind of letter. */
export interface LetterKind<Facts> {
  to: Reader;
  /** Hours after its time within which it is of use; later it is not sent any more. */
  usefulHours: number;
  /** The things that its links open. */
  opens?: (facts: Facts) => readonly LinkTarget[];
  compose: (facts: Facts, context: Context) => Letter;
}

/** A kind of letter whose subject and preheader are one line each, whatever its facts hold. */
export const letterKind = <Facts>({
  to,
  usefulHours,
  opens = () => [],
  compose,
}: Omit<LetterKind<Facts>, 'compose'> & {
  compose: (facts: Facts, context: Context) => Omit<Letter, 'why'> & { why?: string };
}): LetterKind<Facts> => ({
  to,
  usefulHours,
  opens,
  compose: (facts, context) => {
    const letter = compose(facts, context);
    return {
      why: reasons[to],
      ...letter,
      subject: oneLine(letter.subject),
      preheader: shortened(oneLine(letter.preheader), 140),
    };
  },
});

const reasons: Record<Reader, string> = {
  visitor: 'You get this mail because you wrote to us through our site.',
  buyer: 'You get this mail because you paid on our site with this address. We send no advertising to it.',
  owner: 'You get this mail because it is the address to which this site tells its owner the news.',
};

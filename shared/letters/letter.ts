import { shortened } from '../domain/text/text.ts';
import { oneLine } from './words.ts';

/** The words of a mail, before `render.ts` makes text and HTML of them. They hold no markup. */
export interface Letter {
  /** The subject has only our own words, and nothing that a stranger typed. */
  subject: string;
  /** The line that a list of mails shows behind the subject. */
  preheader: string;
  blocks: readonly Block[];
  /** The class that the attached file puts into the reader's calendar, or takes out of it. */
  event?: CalendarEvent | undefined;
  /** The sentence at the foot that says why the reader gets this mail. */
  why: string;
}

/** A class as a calendar shows it. Times are ISO 8601. */
export interface CalendarEvent {
  /** All letters about one buyer's class have the same uid. */
  uid: string;
  /** A letter that changes the event has a higher number than the letters before. */
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
 * A part of a letter. Addresses are absolute, `tel:` or `mailto:`. Only `href` makes a link: what looks like an address
 * in any other text is broken up.
 */
export type Block =
  /** The subject of the letter in a few words: the first block, unless a `contact` comes first. */
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** A person to call or to write to, what the person wants, the ways to reach them, and a link to the rest. */
  | { kind: 'contact'; name: string; about?: string; links: readonly Link[]; open?: Link }
  /** A line of a table: a name and a value. */
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

/** The facts that every letter has when it is composed. */
export interface Context {
  /** The origin of the site, without a slash at the end. */
  site: string;
  /** The signed part of each link, by `linkKey`. */
  links?: ReadonlyMap<string, string>;
}

/** A page that a letter's link opens without a password. The link is signed when the mail is sent. */
export interface LinkTarget {
  page: 'order' | 'pay' | 'review';
  id: string;
}

/** A kind of letter. */
export interface LetterKind<Facts> {
  to: Reader;
  /** Hours after which the mail is of no use, and is not sent any more. */
  usefulHours: number;
  /** The pages that the letter's links open. */
  opens: (facts: Facts) => readonly LinkTarget[];
  compose: (facts: Facts, context: Context) => Letter;
}

/** A block that a letter leaves out where its facts have nothing for it: `text && { kind: 'message', text }`. */
export type OptionalBlock = Block | '' | false | undefined;

/** What the file of a letter says of it. */
interface LetterSource<Facts> extends Pick<LetterKind<Facts>, 'to' | 'usefulHours'> {
  opens?: LetterKind<Facts>['opens'];
  compose: (
    facts: Facts,
    context: Context,
  ) => Omit<Letter, 'blocks' | 'why'> & { blocks: readonly OptionalBlock[]; why?: string };
}

/** A kind of letter whose subject and preheader are one line each, whatever its facts hold. */
export const letterKind = <Facts>({
  to,
  usefulHours,
  opens = () => [],
  compose,
}: LetterSource<Facts>): LetterKind<Facts> => ({
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
      blocks: letter.blocks.filter((block) => typeof block === 'object'),
    };
  },
});

const reasons: Record<Reader, string> = {
  visitor: 'You get this mail because you wrote to us through our site.',
  buyer: 'You get this mail because you paid on our site with this address. We send no advertising to it.',
  owner: 'You get this mail because it is the address to which this site tells its owner the news.',
};

/** The words of a mail, before they become text and HTML (`render.ts`). Nothing here is markup. */
export interface Letter {
  /** Words of ours alone: nothing that a stranger typed. */
  subject: string;
  /** The line that a list of mails shows behind the subject. */
  preheader: string;
  blocks: readonly Block[];
}

/** A part of a letter. Links are absolute addresses, `tel:` or `mailto:`. */
export type Block =
  | { kind: 'paragraph'; text: string }
  /** A line of a table: what it is, and what it says. */
  | { kind: 'fact'; name: string; value: string; href?: string }
  | { kind: 'button'; text: string; href: string }
  /** Somebody's own words, over as many lines as they have. */
  | { kind: 'quote'; text: string };

/** The reader of a letter. */
export type Reader = 'visitor' | 'buyer' | 'owner';

/** Known of every letter when its words are made. */
export interface Context {
  /** Origin of the site, to which links lead, without a slash at the end. */
  site: string;
}

/** A kind of letter. */
export interface LetterKind<Facts> {
  to: Reader;
  /** Hours after its time within which it is of use; later it is not sent any more. */
  usefulHours: number;
  write: (facts: Facts, context: Context) => Letter;
}

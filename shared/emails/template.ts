import { shortened } from '../domain/text/text.ts';
import { toOneLine } from './plain-text.ts';

/** A composed email in plain text; `render.ts` turns it into text and HTML. */
export interface ComposedEmail {
  /** Our own words only: nothing typed by a visitor. */
  subject: string;
  /** Shown after the subject in an inbox. */
  preheader: string;
  blocks: readonly Block[];
  /** The class that the attached calendar file adds, moves or cancels. */
  event?: CalendarEvent | undefined;
  /** The last line: why the reader gets this email. */
  why: string;
}

/** Times are ISO 8601. */
export interface CalendarEvent {
  /** The same in all emails about one buyer's class. */
  uid: string;
  /** Higher than in earlier emails about the class. */
  sequence: number;
  start: string;
  end: string;
  title: string;
  /** One line: the room or the link. */
  location?: string | undefined;
  notes: string;
  isCancelled: boolean;
}

/**
 * Addresses are absolute, `tel:` or `mailto:`. Only `href` makes a link: in other texts, anything that looks like an
 * address is broken up.
 */
export type Block =
  /** The first block, unless a `contact` comes first. */
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'contact'; name: string; about?: string; links: readonly Link[]; open?: Link }
  | { kind: 'fact'; name: string; value: string; href?: string | undefined }
  | { kind: 'button'; text: string; href: string }
  /** Typed by a visitor; can have several lines. */
  | { kind: 'quote'; text: string }
  /** Written by the owner; can have several lines. Web addresses become links. */
  | { kind: 'message'; text: string };

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

export interface Link {
  text: string;
  href: string;
}

export type Reader = 'visitor' | 'buyer' | 'owner';

export interface Context {
  /** Without a trailing slash. */
  site: string;
  /** The signed part of each link, by `linkKey`. */
  links?: ReadonlyMap<string, string>;
}

/** A page that opens without a password. Its link is signed when the email is sent. */
export interface LinkTarget {
  page: 'order' | 'pay' | 'review';
  id: string;
}

export interface EmailTemplate<Facts> {
  to: Reader;
  /** Hours after which the email is dropped instead of sent. */
  maxAgeHours: number;
  opens: (facts: Facts) => readonly LinkTarget[];
  compose: (facts: Facts, context: Context) => ComposedEmail;
}

/** Lets a template write `text && { kind: 'message', text }`. */
export type OptionalBlock = Block | '' | false | undefined;

interface TemplateSource<Facts> extends Pick<EmailTemplate<Facts>, 'to' | 'maxAgeHours'> {
  opens?: EmailTemplate<Facts>['opens'];
  compose: (
    facts: Facts,
    context: Context,
  ) => Omit<ComposedEmail, 'blocks' | 'why'> & { blocks: readonly OptionalBlock[]; why?: string };
}

/** Keeps the subject and the preheader to one line each, even if a fact has several. */
export const emailTemplate = <Facts>({
  to,
  maxAgeHours,
  opens = () => [],
  compose,
}: TemplateSource<Facts>): EmailTemplate<Facts> => ({
  to,
  maxAgeHours,
  opens,
  compose: (facts, context) => {
    const template = compose(facts, context);
    return {
      why: reasons[to],
      ...template,
      subject: toOneLine(template.subject),
      preheader: shortened(toOneLine(template.preheader), 140),
      blocks: template.blocks.filter((block) => typeof block === 'object'),
    };
  },
});

const reasons: Record<Reader, string> = {
  visitor: 'You’re getting this email because you wrote to us through our site.',
  buyer: 'You’re getting this email about your order with us. We don’t send advertising.',
  owner: 'You’re getting this email because the site sends its notifications to this address.',
};

import { type Reader, readerOf, type TemplateName } from '../domain/mail/emails.ts';
import { shortened } from '../domain/text/text.ts';
import { toOneLine } from './plain-text.ts';

export interface ComposedEmail {
  /** Never contains anything that a visitor typed. */
  subject: string;
  preheader: string;
  blocks: readonly Block[];
  /** Attached as one calendar file. */
  events: readonly CalendarEvent[];
  /** The last line, which says why the reader is getting this email. */
  why: string;
}

export interface CalendarEvent {
  /** The same in all emails about one buyer's class or session. */
  uid: string;
  sequence: number;
  start: string;
  end: string;
  title: string;
  location?: string | undefined;
  notes: string;
  isCancelled: boolean;
}

/**
 * Only `href` and web addresses in a message become links. Anywhere else, text that looks like an address is broken up.
 * An `href` must be an absolute URL, `tel:` or `mailto:`.
 */
export type Block =
  /** Comes first, unless the email starts with a `contact`. */
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'contact'; name: string; about?: string; links: readonly Link[]; open?: Link }
  | { kind: 'fact'; name: string; value: string; href?: string | undefined }
  | { kind: 'button'; text: string; href: string }
  /** A row of equal buttons. */
  | { kind: 'choice'; options: readonly Link[] }
  /** Typed by a visitor, possibly on several lines. */
  | { kind: 'quote'; text: string }
  /** Written by the owner, possibly on several lines. Web addresses become links. */
  | { kind: 'message'; text: string };

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

export interface Link {
  text: string;
  href: string;
}

export interface Context {
  /** Without a trailing slash. */
  site: string;
  /** Maps each `linkKey` to the signed part of its link. */
  links?: ReadonlyMap<string, string>;
}

/** A page that opens without a password. Its link is signed when the email is sent. */
export interface LinkTarget {
  page: 'order' | 'pay' | 'review';
  id: string;
}

export interface EmailTemplate<Facts> {
  name: TemplateName;
  to: Reader;
  /** After this many hours, the email is dropped instead of being sent. */
  maxAgeHours: number;
  opens: (facts: Facts) => readonly LinkTarget[];
  compose: (facts: Facts, context: Context) => ComposedEmail;
  /** Shown by tests. */
  sample: Facts;
}

export type OptionalBlock = Block | '' | false | undefined;

interface TemplateSource<Facts> extends Pick<EmailTemplate<Facts>, 'name' | 'maxAgeHours' | 'sample'> {
  opens?: EmailTemplate<Facts>['opens'];
  compose: (
    facts: Facts,
    context: Context,
  ) => Pick<ComposedEmail, 'subject' | 'preheader'> &
    Partial<Pick<ComposedEmail, 'events' | 'why'>> & { blocks: readonly OptionalBlock[] };
}

export const emailTemplate = <Facts>({
  opens = () => [],
  compose,
  ...source
}: TemplateSource<Facts>): EmailTemplate<Facts> => ({
  ...source,
  to: readerOf(source.name),
  opens,
  compose: (facts, context) => {
    const email = compose(facts, context);
    return {
      why: reasons[readerOf(source.name)],
      events: [],
      ...email,
      subject: toOneLine(email.subject),
      preheader: shortened(toOneLine(email.preheader), 140),
      blocks: email.blocks.filter((block) => typeof block === 'object'),
    };
  },
});

const reasons: Record<Reader, string> = {
  visitor: 'You’re getting this email because you wrote to us through our site.',
  buyer: 'You’re getting this email because of your order with us. We don’t send advertising.',
  owner: 'You’re getting this email because the site sends its notifications to this address.',
};

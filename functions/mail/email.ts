import type { EmailTemplate } from '#shared/emails/template.ts';
import type { Claim } from '../platform/outbox/claim.ts';
import type { EmailFacts, SupersededEmail } from '../platform/outbox/email-entries.ts';
import type { EmailResult } from './mail-record.ts';
import type { EmailRun } from './settings.ts';

/** A template, and how its facts are read when the email is sent. */
export interface Email<Facts> {
  template: EmailTemplate<Facts>;
  read: (claim: Claim<EmailFacts>, run: EmailRun) => Promise<Facts | SupersededEmail>;
  limit?: EmailLimit | undefined;
}

/** Limits an email that strangers can trigger. */
export interface EmailLimit {
  /** Counts the email, and returns undefined if it may be sent. */
  count: (claim: Claim<EmailFacts>, to: string) => Promise<EmailResult | { notBefore: string } | undefined>;
  /** For an email that was counted but that SES didn't accept. */
  forgive?: (claim: Claim<EmailFacts>) => Promise<void>;
}

export const tooMany = { outcome: 'not sent', reason: 'too many' } as const;

export const email = <Facts>(
  template: EmailTemplate<Facts>,
  read: Email<NoInfer<Facts>>['read'],
  limit?: EmailLimit,
): Email<Facts> => ({ template, read, limit });

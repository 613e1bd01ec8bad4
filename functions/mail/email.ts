import type { EmailTemplate } from '#shared/emails/template.ts';
import type { Claim } from '../platform/outbox/claim.ts';
import type { EmailFacts, SupersededEmail } from '../platform/outbox/email-entries.ts';
import type { EmailRun } from './settings.ts';

/** A template, and how its facts are read when the email is sent. */
export interface Email<Facts> {
  template: EmailTemplate<Facts>;
  read: (claim: Claim<EmailFacts>, run: EmailRun) => Promise<Facts | SupersededEmail>;
}

export const email = <Facts>(
  template: EmailTemplate<Facts>,
  read: Email<NoInfer<Facts>>['read'],
): Email<Facts> => ({ template, read });

import { replyToEnquiry } from '#shared/api/enquiries.ts';
import { email } from '#shared/domain/text/contact-fields.ts';
import { conflict } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { mail } from '../../platform/outbox/email-entries.ts';
import * as history from '../history.ts';

export const handler = handle(replyToEnquiry, async ({ path, body, creation }) => {
  const { id, fingerprint } = creation;
  const { text, seen } = body;
  return history.add(path.id, {
    entry: { id, fingerprint, kind: 'reply', at: new Date().toISOString(), text },
    seen,
    follow: ({ email: address, emails = [] }) => {
      if (!email.safeParse(address).success) throw conflict('This enquiry has no email address to reply to.');
      return { set: { emails }, entries: [mail('reply', { id })] };
    },
  });
});

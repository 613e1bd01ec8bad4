import { replyToEnquiry } from '#shared/api/enquiries.ts';
import { email } from '#shared/domain/text/contact-fields.ts';
import { conflict } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { mail } from '../../platform/outbox/mails.ts';
import * as acts from '../acts.ts';

export const handler = handle(replyToEnquiry, async ({ path, body, creation }) => {
  const { id, fingerprint } = creation;
  const { text, seen } = body;
  return acts.add(path.id, {
    act: { id, fingerprint, kind: 'reply', at: new Date().toISOString(), text },
    seen,
    follow: ({ email: address, mails = [] }) => {
      if (!email.safeParse(address).success)
        throw conflict('This enquiry has no email address that a reply could go to.');
      return { set: { mails }, entries: [mail('reply', { id })] };
    },
  });
});

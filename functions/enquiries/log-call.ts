import { logCall } from '#shared/api/enquiries.ts';
import { notFound } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { detailsOf } from '../lib/mail/enquiry-details.ts';
import { asAnswered } from '../lib/store/enquiries.ts';
import * as acts from '../lib/store/enquiry-acts.ts';

export const handler = handle(logCall, async ({ path, body, creation }) => {
  const { id, fingerprint } = creation;
  const at = new Date().toISOString();
  const enquiry = await acts.add(path.id, {
    act: { id, fingerprint, kind: 'call', at },
    seen: body.seen,
    follow: (stored) => ({ set: asAnswered(stored, at), entries: [] }),
  });
  if (!enquiry) throw notFound('Could not find this enquiry.');
  return detailsOf(enquiry);
});

import { logCall } from '#shared/api/enquiries.ts';
import { notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as acts from '../acts.ts';
import { detailsOf } from '../enquiry-details.ts';
import { asAnswered } from '../store.ts';

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

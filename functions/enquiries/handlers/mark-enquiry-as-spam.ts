import { markEnquiryAsSpam } from '#shared/api/enquiries.ts';
import * as figures from '../../figures/store.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as acts from '../acts.ts';
import { detailsOf } from '../enquiry-details.ts';
import * as enquiries from '../store.ts';

export const handler = handle(markEnquiryAsSpam, async ({ path, body, creation }) => {
  const { id, fingerprint } = creation;
  const known = await enquiries.find(path.id);
  if (!known) throw notFound('Could not find this enquiry.');
  await figures.markDay(known.createdAt);
  const enquiry = await acts.add(path.id, {
    act: { id, fingerprint, kind: 'spam', at: new Date().toISOString() },
    seen: body.seen,
    follow: (stored) => {
      if (stored.type === 'complaint') throw conflict('A complaint of a buyer is no spam.');
      return { set: enquiries.changed(stored, { gsi1pk: 'SUSPECTED_ENQUIRY' }) };
    },
  });
  if (!enquiry) throw notFound('Could not find this enquiry.');
  return detailsOf(enquiry);
});

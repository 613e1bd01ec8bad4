import { markEnquiryAsSpam } from '#shared/api/enquiries.ts';
import * as figures from '../../figures/store.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as acts from '../acts.ts';
import * as enquiries from '../store.ts';

export const handler = handle(markEnquiryAsSpam, async ({ path, body, creation }) => {
  const { id, fingerprint } = creation;
  const known = found(await enquiries.find(path.id), 'Could not find this enquiry.');
  await figures.markDay(known.createdAt);
  return acts.add(path.id, {
    act: { id, fingerprint, kind: 'spam', at: new Date().toISOString() },
    seen: body.seen,
    follow: (stored) => {
      if (stored.orderId) throw conflict('A complaint of a buyer is no spam.');
      return { set: enquiries.changed(stored, { gsi1pk: 'SUSPECTED_ENQUIRY' }) };
    },
  });
});

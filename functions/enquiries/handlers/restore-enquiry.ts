import { restoreEnquiry } from '#shared/api/enquiries.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { rowOf } from '../enquiry-details.ts';
import * as enquiries from '../store.ts';

export const handler = handle(restoreEnquiry, async ({ path }) => {
  // Already restored, or never marked as spam: answer with the enquiry.
  const enquiry = found(
    (await enquiries.restore(path.id)) ?? (await enquiries.find(path.id)),
    'We can’t find this enquiry.',
  );
  return rowOf(enquiry);
});

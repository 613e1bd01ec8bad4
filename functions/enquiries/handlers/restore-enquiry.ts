import { restoreEnquiry } from '#shared/api/enquiries.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { rowOf } from '../enquiry-details.ts';
import * as enquiries from '../store.ts';

export const handler = handle(restoreEnquiry, async ({ path }) => {
  // If the enquiry isn't marked as spam, return it as it is, so that a retry succeeds.
  const enquiry = found(
    (await enquiries.restore(path.id)) ?? (await enquiries.find(path.id)),
    'We can’t find this enquiry.',
  );
  return rowOf(enquiry);
});

import { restoreEnquiry } from '#shared/api/enquiries.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { rowOf } from '../enquiry-details.ts';
import * as enquiries from '../store.ts';

export const handler = handle(restoreEnquiry, async ({ path }) => {
  // An enquiry that is no spam was restored before, or was never marked as spam: the answer is the enquiry.
  const enquiry = found(
    (await enquiries.restore(path.id)) ?? (await enquiries.find(path.id)),
    'Could not find this enquiry.',
  );
  return rowOf(enquiry);
});

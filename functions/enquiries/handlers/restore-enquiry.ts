import { restoreEnquiry } from '#shared/api/enquiries.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { rowOf } from '../enquiry-details.ts';
import * as enquiries from '../store.ts';

export const handler = handle(restoreEnquiry, async ({ path }) => {
  // Where it is not among the spam, a call before has moved it, or nobody ever took it for that.
  const enquiry = found(
    (await enquiries.restore(path.id)) ?? (await enquiries.find(path.id)),
    'Could not find this enquiry.',
  );
  return rowOf(enquiry);
});

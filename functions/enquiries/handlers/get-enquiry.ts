import { getEnquiry } from '#shared/api/enquiries.ts';
import { notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { detailsOf } from '../enquiry-details.ts';
import * as enquiries from '../store.ts';

export const handler = handle(getEnquiry, async ({ path }) => {
  const enquiry = await enquiries.find(path.id);
  if (!enquiry) throw notFound('Could not find this enquiry.');
  return detailsOf(enquiry);
});

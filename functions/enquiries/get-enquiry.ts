import { getEnquiry } from '#shared/api/enquiries.ts';
import { notFound } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { detailsOf } from '../lib/mail/enquiry-details.ts';
import * as enquiries from '../lib/store/enquiries.ts';

export const handler = handle(getEnquiry, async ({ path }) => {
  const enquiry = await enquiries.find(path.id);
  if (!enquiry) throw notFound('Could not find this enquiry.');
  return detailsOf(enquiry);
});

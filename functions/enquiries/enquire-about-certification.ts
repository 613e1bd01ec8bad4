import { enquireAboutCertification } from '#shared/api/enquiries.ts';
import { generalInquiry } from '#shared/domain/enquiry.ts';
import { keyReused } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as enquiries from '../lib/store/enquiries.ts';

export const handler = handle(enquireAboutCertification, async ({ body, creation }) => {
  const { certificationName: title, website, ...enquiry } = body;
  const added = await enquiries.add({
    ...creation,
    ...enquiry,
    type: title === generalInquiry ? 'general' : 'certification',
    title,
    clarified: false,
    isSuspected: Boolean(website),
    createdAt: new Date().toISOString(),
  });
  if (!added) throw keyReused();
  return { id: creation.id };
});

import { enquireAboutCourse } from '#shared/api/enquiries.ts';
import { keyReused } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as enquiries from '../lib/store/enquiries.ts';

export const handler = handle(enquireAboutCourse, async ({ body, creation }) => {
  const { courseTitle, phoneNumber, message = '', website, ...enquiry } = body;
  const added = await enquiries.add({
    ...creation,
    ...enquiry,
    type: 'course',
    title: courseTitle || 'Course enquiry',
    phone: phoneNumber ?? '',
    message,
    clarified: false,
    isSuspected: Boolean(website),
    createdAt: new Date().toISOString(),
  });
  if (!added) throw keyReused();
  return { id: creation.id };
});

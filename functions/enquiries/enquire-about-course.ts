import { enquireAboutCourse } from '#shared/api/enquiries.ts';
import { withoutHoneypot } from '#shared/domain/honeypot.ts';
import { keyReused } from '../lib/errors.ts';
import { answerForms } from '../lib/http/answer-forms.ts';
import { handle } from '../lib/http/handle.ts';
import * as enquiries from '../lib/store/enquiries.ts';

export const handler = handle(
  enquireAboutCourse,
  async ({ body, creation }) => {
    const { entry, isSuspected } = withoutHoneypot(body);
    const { courseTitle, phoneNumber, message = '', ...enquiry } = entry;
    const added = await enquiries.add({
      ...creation,
      ...enquiry,
      type: 'course',
      title: courseTitle || 'Course enquiry',
      phone: phoneNumber ?? '',
      message,
      clarified: false,
      isSuspected,
      createdAt: new Date().toISOString(),
    });
    if (!added) throw keyReused();
    return { id: creation.id };
  },
  answerForms,
);

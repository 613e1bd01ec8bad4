import { enquireAboutCourse } from '#shared/api/enquiries.ts';
import { withoutHoneypot } from '#shared/domain/honeypot.ts';
import { answerForms } from '../lib/http/answer-forms.ts';
import { handle } from '../lib/http/handle.ts';
import { openEnquiry } from '../lib/mail/open-enquiry.ts';

export const handler = handle(
  enquireAboutCourse,
  ({ body, creation }) => {
    const { entry, isSuspected } = withoutHoneypot(body);
    const { courseId, courseTitle, phoneNumber, message = '', ...enquiry } = entry;
    return openEnquiry(creation, {
      ...enquiry,
      courseId: courseId || undefined,
      type: 'course',
      title: courseTitle || 'Course enquiry',
      phone: phoneNumber ?? '',
      message,
      isSuspected,
    });
  },
  answerForms,
);

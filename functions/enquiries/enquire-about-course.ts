import { enquireAboutCourse } from '#shared/api/enquiries.ts';
import { withoutHoneypot } from '#shared/domain/honeypot.ts';
import { answerForms } from '../lib/http/answer-forms.ts';
import { handle } from '../lib/http/handle.ts';
import { openEnquiry } from '../lib/mail/open-enquiry.ts';

export const handler = handle(
  enquireAboutCourse,
  ({ body, creation, address }) => {
    const { entry, isSuspected } = withoutHoneypot(body);
    const { courseId, courseTitle, phoneNumber, message = '', ...enquiry } = entry;
    const about = { courseId: courseId || undefined, title: courseTitle || 'Course enquiry' };
    const form = {
      ...enquiry,
      ...about,
      type: 'course',
      phone: phoneNumber ?? '',
      message,
      isSuspected,
    } as const;
    return openEnquiry(creation, form, address);
  },
  answerForms,
);

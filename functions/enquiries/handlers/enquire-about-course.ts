import { enquireAboutCourse } from '#shared/api/enquiries.ts';
import { withoutHoneypot } from '#shared/domain/text/fields.ts';
import { handle } from '../../platform/http/handle.ts';
import { handleForms } from '../../platform/http/handle-forms.ts';
import { openCourseEnquiry } from '../open-enquiry.ts';

export const handler = handle(
  enquireAboutCourse,
  ({ body, creation, address }) => {
    const { entry, isSuspected } = withoutHoneypot(body);
    const { courseId, courseTitle, phoneNumber, message = '', ...enquiry } = entry;
    const about = { courseId: courseId || undefined, title: courseTitle || 'Course enquiry' };
    const form = { ...enquiry, ...about, phone: phoneNumber ?? '', message, isSuspected };
    return openCourseEnquiry(creation, form, address);
  },
  handleForms,
);

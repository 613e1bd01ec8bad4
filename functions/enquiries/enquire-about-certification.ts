import { enquireAboutCertification } from '#shared/api/enquiries.ts';
import { generalInquiry } from '#shared/domain/enquiry.ts';
import { withoutHoneypot } from '#shared/domain/honeypot.ts';
import { keyReused } from '../lib/errors.ts';
import { answerForms } from '../lib/http/answer-forms.ts';
import { handle } from '../lib/http/handle.ts';
import * as enquiries from '../lib/store/enquiries.ts';

export const handler = handle(
  enquireAboutCertification,
  async ({ body, creation }) => {
    const { entry, isSuspected } = withoutHoneypot(body);
    const { certificationName: title, ...enquiry } = entry;
    const added = await enquiries.add({
      ...creation,
      ...enquiry,
      type: title === generalInquiry ? 'general' : 'certification',
      title,
      clarified: false,
      isSuspected,
      createdAt: new Date().toISOString(),
    });
    if (!added) throw keyReused();
    return { id: creation.id };
  },
  answerForms,
);

import { enquireAboutCertification } from '#shared/api/enquiries.ts';
import { generalInquiry } from '#shared/domain/enquiry.ts';
import { withoutHoneypot } from '#shared/domain/honeypot.ts';
import { answerForms } from '../lib/http/answer-forms.ts';
import { handle } from '../lib/http/handle.ts';
import { openEnquiry } from '../lib/mail/open-enquiry.ts';

export const handler = handle(
  enquireAboutCertification,
  ({ body, creation, address }) => {
    const { entry, isSuspected } = withoutHoneypot(body);
    const { certificationName: title, ...enquiry } = entry;
    const type = title === generalInquiry ? 'general' : 'certification';
    return openEnquiry(creation, { ...enquiry, type, title, isSuspected }, address);
  },
  answerForms,
);

import { enquireAboutCertification } from '#shared/api/enquiries.ts';
import { generalInquiry } from '#shared/domain/enquiries/enquiry.ts';
import { withoutHoneypot } from '#shared/domain/text/fields.ts';
import { handle } from '../../platform/http/handle.ts';
import { handleForms } from '../../platform/http/handle-forms.ts';
import { openEnquiry } from '../open-enquiry.ts';

export const handler = handle(
  enquireAboutCertification,
  ({ body, creation, address }) => {
    const { entry, isSuspected } = withoutHoneypot(body);
    const { certificationName: title, ...enquiry } = entry;
    const type = title === generalInquiry ? 'general' : 'certification';
    return openEnquiry(creation, { ...enquiry, type, title, isSuspected }, address);
  },
  handleForms,
);

import { requestText } from '../domain/enquiries/request-text.ts';
import {
  contactLine,
  type EnquiryFacts,
  enquiryBlocks,
  replyDueLabel,
  subjectLabel,
} from './enquiry-blocks.ts';
import { enquirySample } from './samples.ts';
import { emailTemplate } from './template.ts';

export const newEnquiry = emailTemplate<EnquiryFacts>({
  name: 'new-enquiry',
  maxAgeHours: 168,
  compose: (enquiry, context) => {
    const wish = requestText(enquiry);
    const about = subjectLabel(enquiry);
    const due = replyDueLabel(enquiry);
    return {
      subject: `${about} · ${wish ?? 'new enquiry'} · ${due}`,
      preheader: contactLine(enquiry),
      blocks: enquiryBlocks(enquiry, [about, wish, due].filter(Boolean).join(' · '), context),
    };
  },
  sample: enquirySample,
});

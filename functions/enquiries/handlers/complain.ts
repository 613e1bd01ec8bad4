import { complain } from '#shared/api/enquiries.ts';
import { withoutHoneypot } from '#shared/domain/text/fields.ts';
import { handle } from '../../platform/http/handle.ts';
import { handleForms } from '../../platform/http/handle-forms.ts';
import { openComplaint } from '../open-enquiry.ts';

export const handler = handle(
  complain,
  ({ body, creation, address }) => {
    const { entry, isSuspected } = withoutHoneypot(body);
    const { about, phone = '', ...complaint } = entry;
    const title = about || 'Complaint';
    return openComplaint(creation, { ...complaint, title, phone, isSuspected }, address);
  },
  handleForms,
);

import { requestCallback } from '#shared/api/enquiries.ts';
import { withoutHoneypot } from '#shared/domain/text/fields.ts';
import { handle } from '../../platform/http/handle.ts';
import { handleForms } from '../../platform/http/handle-forms.ts';
import { openEnquiry } from '../open-enquiry.ts';

export const handler = handle(
  requestCallback,
  ({ body, creation, address }) => {
    const { entry, isSuspected } = withoutHoneypot(body);
    const { about, ...caller } = entry;
    const title = about || 'Call me back';
    const form = { ...caller, type: 'callback', title, email: '', message: '', isSuspected } as const;
    return openEnquiry(creation, form, address);
  },
  handleForms,
);

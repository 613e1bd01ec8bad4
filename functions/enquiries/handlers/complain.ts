import { complain } from '#shared/api/enquiries.ts';
import { withoutHoneypot } from '#shared/domain/text/fields.ts';
import { answerForms } from '../../platform/http/answer-forms.ts';
import { handle } from '../../platform/http/handle.ts';
import { openEnquiry } from '../open-enquiry.ts';
import * as enquiries from '../store.ts';

export const handler = handle(
  complain,
  async ({ body, creation, address }) => {
    const { entry, isSuspected } = withoutHoneypot(body);
    const { about, phone = '', ...complaint } = entry;
    const title = about || 'Complaint';
    const form = { ...complaint, type: 'complaint', title, phone, isSuspected } as const;
    const { id } = await openEnquiry(creation, form, address);
    // A complaint that was sent again keeps the ticket that it got first.
    return { id, ticket: (await enquiries.find(id))?.ticket ?? '' };
  },
  answerForms,
);

import type { Enquiry, EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { emailStatesOf } from '../platform/outbox/email-states.ts';
import { isSuspected, type StoredEnquiry } from './store.ts';

export const rowOf = (enquiry: StoredEnquiry): Enquiry => ({
  ...enquiry,
  historyCount: enquiry.history?.length ?? 0,
});

export const detailsOf = (enquiry: StoredEnquiry): EnquiryDetails => ({
  ...rowOf(enquiry),
  isSuspected: isSuspected(enquiry),
  history: enquiry.history ?? [],
  emails: emailStatesOf(enquiry),
});

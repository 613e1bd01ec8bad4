import type { EnquiryDetails } from '#shared/domain/enquiry.ts';
import { isSuspected, type StoredEnquiry } from '../store/enquiries.ts';
import { mailStatesOf } from './states.ts';

/** An enquiry with what was done about it, and what became of its mails. */
export const detailsOf = (enquiry: StoredEnquiry): EnquiryDetails => ({
  ...enquiry,
  isSuspected: isSuspected(enquiry),
  history: enquiry.history ?? [],
  mails: mailStatesOf(enquiry),
});

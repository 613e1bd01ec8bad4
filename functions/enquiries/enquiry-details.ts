import type { Enquiry, EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { mailStatesOf } from '../platform/outbox/mail-states.ts';
import { isSuspected, type StoredEnquiry } from './store.ts';

/** An enquiry as a list shows it. */
export const rowOf = (enquiry: StoredEnquiry): Enquiry => ({
  ...enquiry,
  acts: enquiry.history?.length ?? 0,
});

/** An enquiry with its history and its mails. */
export const detailsOf = (enquiry: StoredEnquiry): EnquiryDetails => ({
  ...rowOf(enquiry),
  isSuspected: isSuspected(enquiry),
  history: enquiry.history ?? [],
  mails: mailStatesOf(enquiry),
});

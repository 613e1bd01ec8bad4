import type { EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { isForLater } from '../../mail/wording.ts';
import { useQuery } from '../../queries.ts';

/** Reads an enquiry with its history, and again every few seconds while a mail of it should leave. */
export const useDetails = (id: string) =>
  useQuery('GET /admin/enquiries/{id}', { path: { id } }, { refreshInterval });

const refreshInterval = (details: EnquiryDetails | undefined): number =>
  details?.mails.some((mail) => mail.outcome === 'waiting' && !isForLater(mail, Date.now())) ? 5000 : 0;

import type { EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { useQuery } from '../../queries.ts';

/** Reads an enquiry with its history, and again every few seconds while a mail of it should leave. */
export const useDetails = (id: string) =>
  useQuery('GET /admin/enquiries/{id}', { path: { id } }, { refreshInterval });

const refreshInterval = (details: EnquiryDetails | undefined): number =>
  details?.mails.some(({ outcome }) => outcome === 'waiting') ? 5000 : 0;

import { useQuery } from '../../queries.ts';

/**
 * Reads an enquiry with its history, and again every few seconds while a mail of it should leave, or somebody writes a
 * reply: whoever writes sees that another has answered.
 */
export const useDetails = (id: string, isWriting = false) =>
  useQuery(
    'GET /admin/enquiries/{id}',
    { path: { id } },
    {
      refreshInterval: (details) =>
        isWriting || details?.mails.some(({ outcome }) => outcome === 'waiting') ? 5000 : 0,
    },
  );

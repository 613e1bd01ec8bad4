import { useQuery } from '../../queries.ts';

/**
 * Reloads every five seconds while an email is waiting to be sent. Also does so while a reply is being written, so that
 * the owner notices if someone else replies first.
 */
export const useDetails = (id: string, isWriting = false) =>
  useQuery(
    'GET /admin/enquiries/{id}',
    { path: { id } },
    {
      refreshInterval: (details) =>
        isWriting || details?.emails.some(({ outcome }) => outcome === 'waiting') ? 5000 : 0,
    },
  );

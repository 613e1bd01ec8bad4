import { useQuery } from '../../../kit/queries.ts';

/**
 * Reloads every five seconds while an email is waiting to be sent or a reply is being written. That way, the owner
 * notices if someone else replies first.
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

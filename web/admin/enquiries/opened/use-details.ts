import { useQuery } from '../../queries.ts';

/**
 * Reloads every few seconds while an email is being sent or a reply is being written, so that a second reply is
 * noticed.
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

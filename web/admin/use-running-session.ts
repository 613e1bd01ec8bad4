import { useEffect, useState } from 'react';
import { isAdminFlagSet, setAdminFlag } from '../admin-flag.ts';
import { callApi } from '../api.ts';

/** Asks, in a tab that does not know, whether the owner is signed in already. True while the answer is out. */
export function useRunningSession(): boolean {
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    if (isAdminFlagSet()) return setAsking(false);
    callApi('GET /admin/session', {})
      .then(() => setAdminFlag(true))
      // No session, or no answer: either way there is a password to ask for.
      .catch(() => {})
      .finally(() => setAsking(false));
  }, []);
  return isAsking;
}

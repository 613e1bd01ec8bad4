import { useEffect, useState } from 'react';
import { setAdminFlag } from '../admin-flag.ts';
import { callApi } from '../api.ts';

/** What is known of the owner's session: being asked for, running, or nothing. */
export type RunningSession = 'asked for' | 'running' | 'unknown';

/**
 * Asks once whether a session is running: in a new tab that knows nothing of it, and in one whose flag may be
 * older than the session, or set by hand.
 */
export function useRunningSession(): RunningSession {
  const [session, setSession] = useState<RunningSession>('asked for');
  useEffect(() => {
    callApi('GET /admin/session', { signal: AbortSignal.timeout(patienceMs) }).then(
      () => {
        setAdminFlag(true);
        setSession('running');
      },
      // Refused, and then the flag is gone, or without an answer: then the flag has to do.
      () => setSession('unknown'),
    );
  }, []);
  return session;
}

const patienceMs = 8000;

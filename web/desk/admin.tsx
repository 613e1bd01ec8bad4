import { Activity, useEffect, useState } from 'react';
import { isAdminFlagSet, setAdminFlag, useAdminFlag } from '../admin-flag.ts';
import { callApi } from '../api.ts';
import styles from './admin.module.css';
import { Desk } from './desk.tsx';
import { Login } from './login.tsx';

/**
 * The owner's desk, or the way to it. When a session ends, the desk goes out of sight with everything typed
 * into it, and is there again after the next login.
 */
export function AdminPage() {
  const isOwner = useAdminFlag();
  const session = useSessionState();
  const [hadFlagAtFirst] = useState(hasFlag);
  const [hasSignedIn, setSignedIn] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (isOwner && session !== 'checking' && !wasOpened) setOpened(true);
  return (
    <div className={styles.page}>
      {wasOpened && (
        <Activity mode={isOwner ? 'visible' : 'hidden'}>
          <Desk />
        </Activity>
      )}
      {!(isOwner && wasOpened) && (
        <Login
          isChecking={session === 'checking'}
          reason={reasonFor({ wasSession: hasSignedIn || session === 'running', wasOpened, hadFlagAtFirst })}
          onSignedIn={() => setSignedIn(true)}
        />
      )}
    </div>
  );
}

type SessionState = 'checking' | 'running' | 'unknown';

/**
 * Asks once whether a session is running: in a new tab, which has no flag, and in one whose flag may be older than
 * the session, or set by hand.
 */
function useSessionState(): SessionState {
  const [session, setSession] = useState<SessionState>('checking');
  useEffect(() => {
    // Shorter than other calls: the page shows nothing before.
    callApi('GET /admin/session', { signal: AbortSignal.timeout(8000) }).then(
      () => {
        setAdminFlag(true);
        setSession('running');
      },
      // A refusal has cleared the flag; where no answer came, the flag has to do.
      () => setSession('unknown'),
    );
  }, []);
  return session;
}

// The server draws every page as a visitor's, and has no storage.
const hasFlag = () => typeof sessionStorage !== 'undefined' && isAdminFlagSet();

interface Past {
  wasSession: boolean;
  wasOpened: boolean;
  hadFlagAtFirst: boolean;
}

/** Says why the login is shown where somebody expected the desk. A flag is no proof that there ever was a session. */
function reasonFor({ wasSession, wasOpened, hadFlagAtFirst }: Past): string | undefined {
  if (wasSession && wasOpened) return 'Your session has ended. Sign in again: what you typed is still there.';
  if (wasOpened) return 'Nobody is signed in here. Sign in: what you typed is still there.';
  if (hadFlagAtFirst) return 'Nobody is signed in here. The password opens the desk.';
}

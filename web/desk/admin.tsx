import { Activity, useState } from 'react';
import { isAdminFlagSet, useAdminFlag } from '../admin-flag.ts';
import styles from './admin.module.css';
import { Desk } from './desk.tsx';
import { Login } from './login.tsx';
import { useRunningSession } from './use-running-session.ts';

/**
 * The owner's desk, or the way to it. When a session ends, the desk goes out of sight with everything typed
 * into it, and is there again after the next login.
 */
export function AdminPage() {
  const isOwner = useAdminFlag();
  const session = useRunningSession();
  const [claimedAtFirst] = useState(isClaimed);
  const [hasSignedIn, setSignedIn] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (isOwner && session !== 'asked for' && !wasOpened) setOpened(true);
  return (
    <div className={styles.page}>
      {wasOpened && (
        <Activity mode={isOwner ? 'visible' : 'hidden'}>
          <Desk />
        </Activity>
      )}
      {!(isOwner && wasOpened) && (
        <Login
          isAsking={session === 'asked for'}
          reason={reasonFor({ wasSession: hasSignedIn || session === 'running', wasOpened, claimedAtFirst })}
          onSignedIn={() => setSignedIn(true)}
        />
      )}
    </div>
  );
}

// The server draws every page as a visitor's, and has no storage.
const isClaimed = () => typeof sessionStorage !== 'undefined' && isAdminFlagSet();

interface Past {
  wasSession: boolean;
  wasOpened: boolean;
  claimedAtFirst: boolean;
}

/** Why there is a login where somebody expected the desk. A flag is no proof that there ever was a session. */
function reasonFor({ wasSession, wasOpened, claimedAtFirst }: Past): string | undefined {
  if (wasSession && wasOpened) return 'Your session has ended. Sign in again: what you typed is still there.';
  if (wasOpened) return 'Nobody is signed in here. Sign in: what you typed is still there.';
  if (claimedAtFirst) return 'Nobody is signed in here. The password opens the desk.';
}

import { Activity, useCallback, useEffect, useState } from 'react';
import {
  leastPasswordCharacters,
  mostSessions,
  sessionHours,
  sessionIdleMinutes,
} from '#shared/domain/sessions/owner-access.ts';
import { isAdminFlagSet, setAdminFlag, useAdminFlag } from '../admin-flag.ts';
import { callApi, timeLimit } from '../api.ts';
import { Logout } from '../layout/logout.tsx';
import type { LogoutPlace } from '../owner-logout.ts';
import { Notice } from '../ui/notice.tsx';
import { forgetUnsaved } from '../unsaved-input.ts';
import { Desk, InHeader } from './desk.tsx';
import { DeskSkeleton } from './desk-skeleton.tsx';
import styles from './frame.module.css';
import { Login } from './login.tsx';
import { useForget } from './queries.ts';
import { useLogout } from './use-logout.ts';

/**
 * The owner's desk, or the way to it. When a session ends, the desk goes out of sight with everything typed
 * into it, and is there again after the next login.
 */
export function AdminPage() {
  const isOwner = useAdminFlag();
  const [session, setSession] = useSessionState();
  const [hadFlagAtFirst] = useState(isAdminFlagSet);
  const [hasSignedIn, setSignedIn] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const forget = useForget();
  // What was logged out of is gone in every tab, with everything that was typed.
  const empty = useCallback(() => {
    forget();
    forgetUnsaved('admin');
    setOpened(false);
  }, [forget]);
  const logout = useLogout(empty);
  const isChecking = session.state === 'checking';
  if (isOwner && !isChecking && !wasOpened) setOpened(true);
  const [expectsSession] = useState(() => document.documentElement.hasAttribute(expectsSessionMark));
  useEffect(() => {
    if (!isChecking) document.documentElement.removeAttribute(expectsSessionMark);
  }, [isChecking]);
  return (
    <div className={styles.page}>
      {/* Outside the desk, which goes at once: the dialog about a logout that failed stays. */}
      <InHeader id="desk-logout">
        <Logout />
      </InHeader>
      {wasOpened && (
        <Activity mode={isOwner ? 'visible' : 'hidden'}>
          {session.hasShortPassword && <ShortPassword />}
          <Desk />
        </Activity>
      )}
      {logout.place === 'here' && <LoggingOut />}
      {isChecking && expectsSession && <DeskSkeleton />}
      {!(isOwner && wasOpened) && !(isChecking && expectsSession) && logout.place !== 'here' && (
        <Login
          isChecking={isChecking}
          reason={reasonFor({
            wasSession: hasSignedIn || session.state === 'running',
            wasOpened,
            hadFlagAtFirst,
            logout: logout.place,
          })}
          onSignedIn={({ hasShortPassword }) => {
            setSignedIn(true);
            logout.reset();
            setSession({ state: 'running', hasShortPassword });
          }}
        />
      )}
    </div>
  );
}

/** The mark of `ask-early.ts`, which shows the skeleton and hides the footer. */
const expectsSessionMark = 'data-expects-session';

interface SessionState {
  state: 'checking' | 'running' | 'unknown';
  hasShortPassword?: boolean | undefined;
}

/**
 * Asks once whether a session is running: in a new tab, which has no flag, and in one whose flag may be older than
 * the session, or set by hand.
 */
function useSessionState() {
  const [session, setSession] = useState<SessionState>({ state: 'checking' });
  useEffect(() => {
    // Shorter than other calls: the page shows nothing before.
    callApi('GET /admin/session', { signal: timeLimit(8000) }).then(
      ({ data: { hasShortPassword } }) => {
        setAdminFlag(true);
        setSession({ state: 'running', hasShortPassword });
      },
      // A refusal has cleared the flag; where no answer came, the flag has to do.
      () => setSession({ state: 'unknown' }),
    );
  }, []);
  return [session, setSession] as const;
}

/** Holds the place until the home page is here: a login would ask for the password of somebody who leaves. */
const LoggingOut = () => (
  <section className={styles.login}>
    <h1>Admin Login</h1>
    <p role="status">Logging out…</p>
  </section>
);

const ShortPassword = () => (
  <Notice kind="failure">
    The password has fewer than {leastPasswordCharacters} characters, so it can be guessed. Have it replaced
    by a longer one.
  </Notice>
);

const whySessionsEnd = `A session ends after ${sessionIdleMinutes} minutes without use, after ${sessionHours} hours, or when you sign in on ${mostSessions} other devices or browsers.`;

interface Past {
  wasSession: boolean;
  wasOpened: boolean;
  hadFlagAtFirst: boolean;
  /** Where the owner has logged out, after which nothing is left here. */
  logout: LogoutPlace | undefined;
}

/** Says why the login is shown where somebody expected the desk. A flag is no proof that there ever was a session. */
function reasonFor({ wasSession, wasOpened, hadFlagAtFirst, logout }: Past): string | undefined {
  if (logout === 'elsewhere') return 'You have logged out in another tab.';
  if (wasSession && wasOpened)
    return `Your session has ended. Sign in again: what you typed is still there. ${whySessionsEnd}`;
  if (wasOpened) return 'Nobody is signed in here. Sign in: what you typed is still there.';
  if (hadFlagAtFirst) return 'Nobody is signed in here. The password opens the desk.';
}

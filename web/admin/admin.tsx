import { Activity, type ReactNode, useCallback, useEffect, useState } from 'react';
import {
  maxSessions,
  minPasswordLength,
  sessionHours,
  sessionIdleMinutes,
} from '#shared/domain/sessions/admin-access.ts';
import { isAdminFlagSet, setAdminFlag, useAdminFlag } from '../admin-flag.ts';
import { callApi, timeLimit } from '../api.ts';
import { Logout } from '../layout/logout.tsx';
import { type LogoutPlace, onLogout } from '../owner-logout.ts';
import { Notice } from '../ui/notice.tsx';
import { forgetUnsaved } from '../unsaved-input.ts';
import { InHeader } from './kit/in-header.tsx';
import styles from './kit/login/frame.module.css';
import { Login } from './kit/login/login.tsx';
import { AdminSkeleton } from './kit/login/login-form.tsx';
import { useForget } from './kit/queries.ts';

/**
 * When a session ends, the Admin Panel is hidden rather than removed, so what was typed is still there after the next
 * login.
 */
export function AdminPage({ children }: { children: ReactNode }) {
  const isOwner = useAdminFlag();
  const [session, setSession] = useSessionState();
  const [hadFlagAtFirst] = useState(isAdminFlagSet);
  const [hasSignedIn, setSignedIn] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const forget = useForget();
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
      {/* This is outside the Admin Panel, so the dialog about a failed logout stays open when the panel is removed. */}
      <InHeader id="admin-logout">
        <Logout />
      </InHeader>
      {wasOpened && (
        <Activity mode={isOwner ? 'visible' : 'hidden'}>
          {session.hasShortPassword && <ShortPassword />}
          {children}
        </Activity>
      )}
      {logout.place === 'here' && <LoggingOut />}
      {isChecking && expectsSession && <AdminSkeleton />}
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

/** Set by `start.ts`. While it's set, the page shows the skeleton and hides the footer. */
const expectsSessionMark = 'data-expects-session';

interface SessionState {
  state: 'checking' | 'running' | 'unknown';
  hasShortPassword?: boolean | undefined;
}

/** Asks the API once, because a new tab has no flag and an existing flag may be out of date. */
function useSessionState() {
  const [session, setSession] = useState<SessionState>({ state: 'checking' });
  useEffect(() => {
    // Shorter than the limit for other calls, because the owner is waiting for the page to open.
    callApi('GET /admin/session', { signal: timeLimit(8000) }).then(
      ({ data: { hasShortPassword } }) => {
        setAdminFlag(true);
        setSession({ state: 'running', hasShortPassword });
      },
      // A 401 has already cleared the flag. If there was no response, the flag is left unchanged.
      () => setSession({ state: 'unknown' }),
    );
  }, []);
  return [session, setSession] as const;
}

/** Shown after a logout until the home page loads, because a login form would be confusing. */
const LoggingOut = () => (
  <section className={styles.login}>
    <h1>Admin Login</h1>
    <p role="status">Logging out…</p>
  </section>
);

const ShortPassword = () => (
  <Notice kind="failure">
    The password has fewer than {minPasswordLength} characters and can be guessed. Please choose a longer one.
  </Notice>
);

const whySessionsEnd = `A session ends after ${sessionIdleMinutes} minutes of inactivity, after ${sessionHours} hours, or when you sign in on ${maxSessions} other devices or browsers.`;

interface Past {
  wasSession: boolean;
  wasOpened: boolean;
  hadFlagAtFirst: boolean;
  logout: LogoutPlace | undefined;
}

/** Mentions an ended session only if there was one, which the flag alone doesn't prove. */
function reasonFor({ wasSession, wasOpened, hadFlagAtFirst, logout }: Past): string | undefined {
  if (logout === 'elsewhere') return 'You logged out in another tab.';
  if (wasSession && wasOpened)
    return `Your session has ended. Sign in again: what you typed is still here. ${whySessionsEnd}`;
  if (wasOpened) return 'Please sign in. What you typed is still here.';
  if (hadFlagAtFirst) return 'Please sign in.';
}

/**
 * Calls `empty` when the owner logs out in any tab, or if they logged out while this page was in the
 * back/forward cache. `place` says where the owner logged out, until `reset` is called.
 */
function useLogout(empty: () => void): { place: LogoutPlace | undefined; reset: () => void } {
  const [place, setPlace] = useState<LogoutPlace>();
  useEffect(() => {
    let hadFlag = false;
    const stop = onLogout((now) => {
      setAdminFlag(false);
      empty();
      // A document hears its logout twice, so the second `place` is ignored.
      setPlace((before) => before ?? now);
    });
    const onHide = () => {
      hadFlag = isAdminFlagSet();
    };
    const onShow = () => {
      if (hadFlag && !isAdminFlagSet()) empty();
      // By the time the browser restores this page, the logout that navigated away from it has finished.
      setPlace((before) => (before === 'here' ? undefined : before));
    };
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      stop();
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, [empty]);
  return { place, reset: useCallback(() => setPlace(undefined), []) };
}

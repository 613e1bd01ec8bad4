import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { NavLink, useNavigate } from 'react-router-dom';
import { ApiError } from '#shared/api/client.ts';
import { setAdminFlag, useAdminFlag } from '../admin-flag.ts';
import { useAction, useForget } from '../api.ts';
import { late } from '../ui/late.tsx';
import styles from './navigation.module.css';

/** The way to the owner's desk and out of the session, for a signed-in owner alone. */
export function OwnerLinks({ onFollow }: { onFollow: () => void }) {
  const isOwner = useAdminFlag();
  const endSession = useAction('DELETE /admin/session');
  const forget = useForget();
  const navigate = useNavigate();
  const [isStillOpen, setStillOpen] = useState(false);
  useEffect(() => {
    // Here already when it is needed: what cannot reach the server then cannot fetch a script either.
    if (isOwner) loadSessionNotEnded().catch(() => {});
  }, [isOwner]);

  const end = () =>
    endSession({ signal: AbortSignal.timeout(10_000) }).then(
      () => setStillOpen(false),
      (error) => setStillOpen(!isOver(error)),
    );
  const logOut = () => {
    // The page must not wait for the network.
    setAdminFlag(false);
    forget();
    onFollow();
    navigate('/');
    void end();
  };
  return (
    <>
      {isOwner && (
        <li className={styles.owner}>
          <ul className={styles.ownerLinks}>
            <li>
              <NavLink to="/admin" className={styles.link} onClick={onFollow}>
                Admin Panel
              </NavLink>
            </li>
            <li>
              <button type="button" className={styles.link} onClick={logOut}>
                Logout
              </button>
            </li>
          </ul>
        </li>
      )}
      {/* Beside the page: on a phone the navigation is a sheet that has closed by now. */}
      {isStillOpen &&
        createPortal(<SessionNotEnded retry={end} onClose={() => setStillOpen(false)} />, document.body)}
    </>
  );
}

const loadSessionNotEnded = () => import('./session-not-ended.tsx').then((part) => part.SessionNotEnded);

const SessionNotEnded = late(loadSessionNotEnded);

/** A session that has ended already refuses to be ended. */
const isOver = (error: unknown) => error instanceof ApiError && [401, 403].includes(error.status);

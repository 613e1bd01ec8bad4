import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ApiError } from '#shared/api/client.ts';
import { setAdminFlag } from '../admin-flag.ts';
import { callApi, timeLimit } from '../api.ts';
import { announceLogout } from '../owner-logout.ts';
import styles from './navigation.module.css';
import { SessionNotEnded } from './session-not-ended.tsx';

/** Takes the owner's data off the screen without waiting for the server. */
export function Logout() {
  const [isStillOpen, setStillOpen] = useState(false);
  const endSession = async () => {
    try {
      await callApi('DELETE /admin/session', { signal: timeLimit(10_000) });
    } catch (error) {
      if (!isOver(error)) return setStillOpen(true);
    }
    leave();
  };
  const leave = () => {
    // The browser may restore this page from its cache, with the notice still open.
    setStillOpen(false);
    location.assign('/');
  };
  const logOut = () => {
    setAdminFlag(false);
    announceLogout();
    void endSession();
  };
  return (
    <>
      <button type="button" className={styles.link} onClick={logOut}>
        Logout
      </button>
      {/* Rendered outside the owner's links, which are already hidden by then. */}
      {isStillOpen && createPortal(<SessionNotEnded retry={endSession} onClose={leave} />, document.body)}
    </>
  );
}

const isOver = (error: unknown) => error instanceof ApiError && [401, 403].includes(error.status);

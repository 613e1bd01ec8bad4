import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ApiError } from '#shared/api/client.ts';
import { setAdminFlag } from '../admin-flag.ts';
import { callApi, timeLimit } from '../api.ts';
import { announceLogout } from '../owner-logout.ts';
import styles from './navigation.module.css';
import { SessionNotEnded } from './session-not-ended.tsx';

/** Ends the owner's session and leads home. Everything of the owner's goes out of sight before the network answers. */
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
    // The browser may show this page again as it was left.
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
      {/* Beside the page: the links are out of sight by now, and on a phone their sheet has closed. */}
      {isStillOpen && createPortal(<SessionNotEnded retry={endSession} onClose={leave} />, document.body)}
    </>
  );
}

/** A session that has ended already refuses to be ended. */
const isOver = (error: unknown) => error instanceof ApiError && [401, 403].includes(error.status);

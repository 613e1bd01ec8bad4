import { Activity, useState } from 'react';
import { useAdminFlag } from '../admin-flag.ts';
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
  const isAsking = useRunningSession();
  const [wasOpened, setOpened] = useState(false);
  if (isOwner && !wasOpened) setOpened(true);
  return (
    <div className={styles.page}>
      {wasOpened && (
        <Activity mode={isOwner ? 'visible' : 'hidden'}>
          <Desk />
        </Activity>
      )}
      {!isOwner && <Login isAsking={isAsking} hasEnded={wasOpened} />}
    </div>
  );
}

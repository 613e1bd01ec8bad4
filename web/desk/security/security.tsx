import { LiveSessions } from './live-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';
import styles from './security.module.css';

/** Who can get into the desk, and how. */
export const Security = () => (
  <div className={styles.tab}>
    <LiveSessions />
    <SecondFactor />
  </div>
);

import { NavLink, useNavigate } from 'react-router-dom';
import { setAdminFlag, useAdminFlag } from '../admin-flag.ts';
import { useAction, useForget } from '../api.ts';
import styles from './navigation.module.css';

/** The way to the owner's desk and out of the session, for a signed-in owner alone. */
export function OwnerLinks({ onFollow }: { onFollow: () => void }) {
  const isOwner = useAdminFlag();
  const endSession = useAction('DELETE /admin/session');
  const forget = useForget();
  const navigate = useNavigate();
  if (!isOwner) return null;

  const logOut = () => {
    // What the page shows must not wait for the network, and a session that has ended already refuses.
    endSession({}).catch(() => {});
    setAdminFlag(false);
    forget();
    onFollow();
    navigate('/');
  };
  return (
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
  );
}

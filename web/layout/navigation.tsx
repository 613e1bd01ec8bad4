import { NavLink } from 'react-router-dom';
import { navigation } from '../content/navigation.ts';
import { CertificationsMenu } from './certifications-menu.tsx';
import styles from './navigation.module.css';
import { OwnerLinks } from './owner-links.tsx';

/** The header's links. `onFollow` is told when one is followed, also when it leads to where one is already. */
export function Navigation({ onFollow }: { onFollow: () => void }) {
  const item = ({ to, text }: { to: string; text: string }) => (
    <li key={to}>
      <NavLink
        to={to}
        end
        // The policy that lets the checkout in belongs to a loaded document.
        reloadDocument={to === '/resume'}
        className={styles.link}
        onClick={onFollow}
      >
        {text}
      </NavLink>
    </li>
  );
  return (
    <ul className={styles.links}>
      {navigation.beforeCertifications.map(item)}
      <li>
        <CertificationsMenu onFollow={onFollow} />
      </li>
      {navigation.afterCertifications.map(item)}
      <OwnerLinks onFollow={onFollow} />
    </ul>
  );
}

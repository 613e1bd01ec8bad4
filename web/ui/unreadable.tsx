import { brand } from '#shared/brand.ts';
import { LinkButton } from './button.tsx';
import { Notice } from './notice.tsx';
import styles from './unreadable.module.css';

/** Stands in the place of what could not be read just now. `path` is the page's own. */
export const Unreadable = ({ path, children }: { path: string; children: string }) => (
  <div className={styles.unreadable}>
    <Notice kind="failure">{children}</Notice>
    <p>
      The fault is ours, and usually passes within minutes. Until then you reach us at{' '}
      <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>.
    </p>
    <LinkButton to={encodeURI(path)}>Try again</LinkButton>
  </div>
);

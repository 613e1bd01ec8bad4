import { brand } from '#shared/brand.ts';
import styles from './call-instead.module.css';

/** The sentence beside what failed just now: a call does not need it. */
export const CallInstead = () => (
  <p>
    Until it works, you reach us at{' '}
    <a href={`tel:${brand.phone}`} className={styles.phone}>
      {brand.phoneShown}
    </a>
    .
  </p>
);

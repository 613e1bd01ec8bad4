import { brand } from '#shared/brand.ts';
import styles from './call-link.module.css';

/** The company's telephone number as a link in a text. */
export const CallLink = () => (
  <a href={`tel:${brand.phone}`} className={styles.phone}>
    {brand.phoneShown}
  </a>
);

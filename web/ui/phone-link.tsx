import { brand } from '#shared/brand.ts';
import styles from './phone-link.module.css';

/** `--largest` sets its size on a wide screen. */
export const PhoneLink = () => (
  <a href={`tel:${brand.phone}`} className={styles.number}>
    {brand.displayPhone}
  </a>
);

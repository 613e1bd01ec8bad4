import { brand } from '#shared/brand.ts';
import styles from './phone-link.module.css';

/** `--largest` sets the font size on wide screens. */
export const PhoneLink = () => (
  <a href={`tel:${brand.phone}`} className={styles.number}>
    {brand.displayPhone}
  </a>
);

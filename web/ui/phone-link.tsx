import { brand } from '#shared/brand.ts';
import styles from './phone-link.module.css';

/** The company's telephone number as a large link. `--largest` sets its size on a wide screen. */
export const PhoneLink = () => (
  <a href={`tel:${brand.phone}`} className={styles.number}>
    {brand.phoneShown}
  </a>
);

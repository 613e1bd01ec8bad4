import { brand } from '#shared/brand.ts';
import styles from './wordmark.module.css';

export const Wordmark = () => (
  <span className={styles.wordmark}>
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
      <path className={styles.ground} d="M0 0h32v32H0z" />
      <path className={styles.steps} d="M5 26v-6h6v-5h6v-5h6V6h4v20z" />
    </svg>
    {brand.name}
  </span>
);

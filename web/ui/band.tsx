import type { ReactNode } from 'react';
import styles from './band.module.css';

/** A section as a tinted strip across the page. */
export const Band = ({ children }: { children: ReactNode }) => (
  <section className={styles.band}>
    <div className={styles.inner}>{children}</div>
  </section>
);

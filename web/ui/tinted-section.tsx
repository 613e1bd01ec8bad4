import type { ReactNode } from 'react';
import styles from './tinted-section.module.css';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

export const TintedSection = ({ className = `groups ${styles.inside}`, children }: Props) => (
  <section className={styles.section}>
    <div className={`frame ${className}`}>{children}</div>
  </section>
);

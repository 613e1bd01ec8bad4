import type { ReactNode } from 'react';
import styles from './tinted-section.module.css';

interface Props {
  inside?: string | undefined;
  children: ReactNode;
}

export const TintedSection = ({ inside = styles.inside, children }: Props) => (
  <section className={styles.section}>
    <div className={inside}>{children}</div>
  </section>
);

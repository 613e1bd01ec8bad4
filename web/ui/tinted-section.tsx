import type { ReactNode } from 'react';
import styles from './tinted-section.module.css';

interface Props {
  /** The class that lays out the content, in place of one column. */
  inside?: string | undefined;
  children: ReactNode;
}

/** A section with a tinted ground across the page, a rule above it and one below. */
export const TintedSection = ({ inside = styles.inside, children }: Props) => (
  <section className={styles.section}>
    <div className={inside}>{children}</div>
  </section>
);

import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text below a page's opening: paragraphs, headings and lists at a length that reads well. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={styles.prose}>{children}</div>
);

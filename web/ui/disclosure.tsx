import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface Props {
  /** At most one of a group is open. */
  group: string;
  summary: string;
  children: ReactNode;
}

/** A question whose answer opens below it, natively. */
export const Disclosure = ({ group, summary, children }: Props) => (
  <details name={group} className={styles.disclosure}>
    <summary>{summary}</summary>
    <div className={styles.body}>{children}</div>
  </details>
);

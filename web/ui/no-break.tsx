import styles from './no-break.module.css';

/** Words that stay on one line. A browser would break `3-5 days` after its hyphen. */
export const NoBreak = ({ children }: { children: string }) => (
  <span className={styles.text}>{children}</span>
);

import styles from './whole.module.css';

/** Words that no line's end tears apart. A browser breaks `3-5 days` after its hyphen. */
export const Whole = ({ children }: { children: string }) => <span className={styles.whole}>{children}</span>;

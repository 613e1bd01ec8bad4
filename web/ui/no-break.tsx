import styles from './no-break.module.css';

/** A browser would break `3-5 days` after its hyphen. */
export const NoBreak = ({ children }: { children: string }) => (
  <span className={styles.text}>{children}</span>
);

/** Keeps dates such as 7 September 2025, and times with am, pm, noon or midnight, on one line. */
export const withWholeTimes = (text: string): string =>
  text.replace(
    /(?<=\d) (?=(?:[ap]m|noon|midnight|[A-Z][a-z]+ \d{4})\b)|(?<=\d [A-Z][a-z]+) (?=\d{4}\b)/gi,
    '\u00a0',
  );

import styles from './no-break.module.css';

/** Words that stay on one line. A browser would break `3-5 days` after its hyphen. */
export const NoBreak = ({ children }: { children: string }) => (
  <span className={styles.text}>{children}</span>
);

/** A text in which no line breaks within a date, such as 7 September 2025, or between a time and its am, pm, noon or midnight. */
export const withWholeTimes = (text: string): string =>
  text.replace(
    /(?<=\d) (?=(?:[ap]m|noon|midnight|[A-Z][a-z]+ \d{4})\b)|(?<=\d [A-Z][a-z]+) (?=\d{4}\b)/gi,
    '\u00a0',
  );

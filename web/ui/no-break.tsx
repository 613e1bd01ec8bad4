import styles from './no-break.module.css';

/** Words that stay on one line. A browser would break `3-5 days` after its hyphen. */
export const NoBreak = ({ children }: { children: string }) => (
  <span className={styles.text}>{children}</span>
);

/** A text in which no line breaks between a time and its am, pm, noon or midnight. */
export const withWholeTimes = (text: string): string =>
  text.replace(/(?<=\d) (?=(?:[ap]m|noon|midnight)\b)/gi, '\u00a0');

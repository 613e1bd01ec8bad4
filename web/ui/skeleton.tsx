import styles from './skeleton.module.css';

/** `characters` of a text; wraps as the text will. */
export const Skeleton = ({ characters }: { characters: number }) => (
  <span aria-hidden="true" className={styles.text}>
    {enSpace.repeat(characters)}
  </span>
);

// An en space is about as wide as a letter, and invisible to readers.
const enSpace = '\u2002';

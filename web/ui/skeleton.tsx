import styles from './skeleton.module.css';

/** A grey bar where a text of about so many characters will stand. Several lines break as the text will. */
export const Skeleton = ({ characters }: { characters: number }) => (
  <span aria-hidden="true" className={styles.text}>
    {enSpace.repeat(characters)}
  </span>
);

// An en space is about as wide as a letter, and reads as nothing in the page's text.
const enSpace = '\u2002';

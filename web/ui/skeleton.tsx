import styles from './skeleton.module.css';

export const Skeleton = ({ characters }: { characters: number }) => (
  <span aria-hidden="true" className={styles.text}>
    {enSpace.repeat(characters)}
  </span>
);

// An en space is about as wide as a letter, and screen readers ignore it.
const enSpace = '\u2002';

import styles from './skeleton.module.css';

/** A grey bar where a text of about so many characters will stand. Several lines break as the text will. */
export const Skeleton = ({ characters }: { characters: number }) => (
  <span aria-hidden="true" className={styles.text}>
    {'nnnnnnn '.repeat(Math.ceil(characters / 8))}
  </span>
);

import styles from './long-text.module.css';

/** A text as it was written; a long one shows its first lines until it is asked for the rest. */
export function LongText({ text }: { text: string }) {
  if (text.length <= 280 && text.split('\n').length <= 6) return <p className="typed">{text || '–'}</p>;
  return (
    <details className={styles.long}>
      <summary>{text}</summary>
    </details>
  );
}

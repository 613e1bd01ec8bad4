import styles from './long-text.module.css';

interface Props {
  text: string;
  /** The number of lines that are read at a glance. */
  lines?: 2 | 4;
}

/** A text as it was written; a long one shows its first lines until it is asked for the rest. */
export function LongText({ text, lines = 4 }: Props) {
  if (text.length <= 70 * lines && text.split('\n').length <= lines + 2)
    return <p className="typed">{text || '–'}</p>;
  return (
    <details className={lines === 2 ? styles.brief : styles.long}>
      <summary>{text}</summary>
    </details>
  );
}

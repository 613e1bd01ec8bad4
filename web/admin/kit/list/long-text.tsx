import styles from './long-text.module.css';

interface Props {
  text: string;
  lines?: 2 | 4;
}

export function LongText({ text, lines = 4 }: Props) {
  if (text.length <= 70 * lines && text.split('\n').length <= lines + 2)
    return <p className="typed">{text || '–'}</p>;
  return (
    <details className={lines === 2 ? styles.brief : styles.long}>
      <summary>{text}</summary>
    </details>
  );
}

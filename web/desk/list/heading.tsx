import type { ReactNode } from 'react';
import { useFocusOnce } from '../use-focus-once.ts';
import styles from './heading.module.css';

interface Props {
  title: string;
  /** What has become of a row; `about` is a row that had the focus and has gone. */
  news?: { about?: object; text: ReactNode } | undefined;
  /** Says under the line what the list is. */
  explanation?: string | undefined;
  /** Stands at the end of the line. */
  children?: ReactNode;
}

/** The heading of a list, which takes the focus of a row that has gone and says what became of it. */
export function ListHeading({ title, news, explanation, children }: Props) {
  const heading = useFocusOnce<HTMLHeadingElement>(news?.about);
  return (
    <>
      <div className={styles.line}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <p role="status" className={styles.news}>
          {news?.text}
        </p>
      </div>
      {explanation && <p className={styles.explanation}>{explanation}</p>}
    </>
  );
}

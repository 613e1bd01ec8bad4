import { type ReactNode, useState } from 'react';
import { useFocusOnce } from '../use-focus-once.ts';
import styles from './heading.module.css';

/** What has become of a row; a new `about` is that of a row that had the focus and has gone. */
interface News {
  about?: object;
  text: ReactNode;
}

interface Props {
  title: string;
  news?: News | undefined;
  /** A sentence under the heading that says what the list is. */
  explanation?: string | undefined;
  /** What stands at the end of the heading’s line. */
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
        <div role="status" className={styles.news}>
          {news?.text}
        </div>
      </div>
      {explanation && <p className={styles.explanation}>{explanation}</p>}
    </>
  );
}

/** Shows a text under the heading, which takes the focus unless something in the text does. */
export type TellNews = (text: ReactNode, options?: { keepsFocus: boolean }) => void;

/** Keeps what became of a row for the heading, and tells it. */
export function useNews(): [news: News | undefined, tell: TellNews] {
  const [news, setNews] = useState<News>();
  return [news, (text, options) => setNews({ ...(!options?.keepsFocus && { about: {} }), text })];
}

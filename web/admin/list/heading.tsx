import { type ReactNode, useState } from 'react';
import { useFocusOnce } from '../use-focus-once.ts';
import styles from './heading.module.css';

/** The result for a row; a new `about` means that the focused row has gone. */
interface News {
  about?: object;
  text: ReactNode;
}

interface Props {
  title: string;
  news?: News | undefined;
  /** A sentence under the heading. */
  explanation?: string | undefined;
  /** At the end of the heading's line. */
  children?: ReactNode;
}

/** Takes focus from a row that has gone, and shows the result. */
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

/** Takes focus unless something in the text does. */
export type TellNews = (text: ReactNode, options?: { keepsFocus: boolean }) => void;

export function useNews(): [news: News | undefined, tell: TellNews] {
  const [news, setNews] = useState<News>();
  return [news, (text, options) => setNews({ ...(!options?.keepsFocus && { about: {} }), text })];
}

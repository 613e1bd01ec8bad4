import { type ReactNode, useState } from 'react';
import { useFocusOnce } from '../use-focus-once.ts';
import styles from './heading.module.css';

/** The result of an action on a row. A new `about` moves focus to the heading, because the row that had it is gone. */
interface News {
  about?: object;
  text: ReactNode;
}

interface Props {
  title: string;
  news?: News | undefined;
  explanation?: string | undefined;
  children?: ReactNode;
}

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

/** Moves focus to the heading. Set `keepsFocus` if the text contains something that takes focus itself. */
export type TellNews = (text: ReactNode, options?: { keepsFocus: boolean }) => void;

export function useNews(): [news: News | undefined, tell: TellNews] {
  const [news, setNews] = useState<News>();
  return [news, (text, options) => setNews({ ...(!options?.keepsFocus && { about: {} }), text })];
}

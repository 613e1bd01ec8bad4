import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Count } from '#shared/domain/overview/overview.ts';
import { useFocusOnce } from '../use-focus-once.ts';
import styles from './heading.module.css';
import segments from './segments.module.css';

/** The result of an action on a row. A new `about` moves focus to the heading, because the row that had it is gone. */
interface News {
  about?: object;
  text: ReactNode;
}

interface Props<Id extends string> {
  title: string;
  news?: News | undefined;
  explanation?: string | undefined;
  filter?: FilterProps<Id>;
  /** A button beside the title. */
  children?: ReactNode;
}

/** The head of every list. */
export function ListHeading<Id extends string = never>({
  title,
  news,
  explanation,
  filter,
  children,
}: Props<Id>) {
  const heading = useFocusOnce<HTMLHeadingElement>(news?.about);
  return (
    <>
      <div className={`row ${styles.line}`}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {filter && <Filter {...filter} />}
        {children}
        <div role="status" className={`good ${styles.news}`}>
          {news?.text}
        </div>
      </div>
      {explanation && <p className={`muted ${styles.explanation}`}>{explanation}</p>}
    </>
  );
}

/** Moves focus to the heading. Set `keepsFocus` if the text contains something that takes focus itself. */
export type TellNews = (text: ReactNode, options?: { keepsFocus: boolean }) => void;

export function useNews(): [news: News | undefined, tell: TellNews] {
  const [news, setNews] = useState<News>();
  return [news, (text, options) => setNews({ ...(!options?.keepsFocus && { about: {} }), text })];
}

interface FilterProps<Id extends string> {
  /** The items that are filtered, such as `enquiries`. */
  of: string;
  parts: readonly { id: Id; name: string; count?: Count | undefined }[];
  open: Id;
  addressOf: (id: Id) => string;
}

function Filter<Id extends string>({ of, parts, open, addressOf }: FilterProps<Id>) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected part can move when the parts or their counts change.
  useEffect(() => {
    const [chosen] = row.current?.querySelectorAll<HTMLElement>('[aria-current]') ?? [];
    if (chosen && row.current) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft;
  }, [open, parts.map(({ count }) => count?.count).join()]);
  return (
    <nav ref={row} aria-label={`Filter ${of}`} className={segments.segments}>
      {parts.map(({ id, name, count }) => (
        <Link
          key={id}
          to={addressOf(id)}
          aria-current={id === open ? 'page' : undefined}
          className={segments.part}
        >
          {name}
          {count && (
            <span className="note">
              {count.count}
              {count.isMore && '+'}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import styles from './list-heading.module.css';

interface Props {
  title: string;
  /** What has just become of a row that is no longer there, and had the focus. */
  news?: { about: object; text: string } | undefined;
  /** What stands at the end of the line. */
  children?: ReactNode;
}

/** The heading of a list, which takes the focus of a row that has gone and says what became of it. */
export function ListHeading({ title, news, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const about = news?.about;
  const told = useRef<object>(null);
  useEffect(() => {
    // Once: this runs again whenever the tab is shown again.
    if (about && told.current !== about) heading.current?.focus();
    told.current = about ?? null;
  }, [about]);
  return (
    <div className={styles.line}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <p role="status" className={styles.news}>
        {news?.text}
      </p>
    </div>
  );
}

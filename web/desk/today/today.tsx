import { useEffect, useRef, useState } from 'react';
import type { Data } from '#shared/api/client.ts';
import { dayInWords, momentInWords } from '#shared/domain/time/india-words.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ReadState } from '../read-state.tsx';
import { useNow } from '../use-now.ts';
import { DueLine, keyOf } from './due-line.tsx';
import { SetUp } from './set-up.tsx';
import styles from './today.module.css';
import { useToday } from './use-today.ts';

/** What the owner has to do, by time, each thing with its next action. */
export function Today() {
  const read = useToday();
  const { data: today, error } = read;
  const now = useNow();
  const news = useNews(today);
  return (
    <section className="stack narrow" aria-labelledby="today">
      <div>
        <h2 id="today" className={`title ${styles.inline}`}>
          {today ? `${dayInWords(today.date)}.` : 'Today'}
        </h2>
        {today && <p className={styles.inline}>{summaryOf(today)}</p>}
        <p role="status" className="note">
          {news}
        </p>
      </div>
      <ReadState
        read={read}
        failure={`What is due could not be loaded. ${error?.message}`}
        outdated={`${error?.message} The list is as it was before.`}
      >
        {/* As high as the rows that come. */}
        <span className="rows">
          {[0, 1, 2, 3].map((line) => (
            <span key={line} className={styles.row}>
              <Skeleton characters={36} />
            </span>
          ))}
        </span>
      </ReadState>
      {today && today.rows.length > 0 && (
        <ul className="rows" aria-label="To do">
          {today.rows.map((row) => (
            <DueLine key={keyOf(row)} row={row} now={now} />
          ))}
        </ul>
      )}
      {today && <SetUp steps={today.setUp} />}
    </section>
  );
}

type TodayData = Data<'GET /admin/today'>;

/** `2 late, 5 due today, 9 new.` Zeros are left out. */
function summaryOf({ rows, late, dueToday, fresh, next }: TodayData): string {
  if (rows.length === 0) return next ? `Nothing is due. Next: ${momentInWords(next)}.` : 'Nothing is due.';
  const counts = [
    [late, 'late'],
    [dueToday, 'due today'],
    [fresh, 'new'],
  ] as const;
  const words = counts
    .filter(([{ count }]) => count > 0)
    .map(([{ count, isMore }, name]) => `${count}${isMore ? '+' : ''} ${name}`);
  return words.length > 0 ? `${words.join(', ')}.` : 'Nothing is due today.';
}

/** Tells of what has come while somebody looks, here and in the title of the window. */
function useNews(today: TodayData | undefined): string {
  const known = useRef<ReadonlySet<string>>(undefined);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (!today) return;
    const keys = new Set(today.rows.map(keyOf));
    const before = known.current;
    const count = before ? [...keys].filter((key) => !before.has(key)).length : 0;
    if (count > 0) setAdded((earlier) => earlier + count);
    known.current = keys;
  }, [today]);
  useEffect(() => {
    const { title } = document;
    if (added > 0) document.title = `(${added}) ${title}`;
    const see = () => setAdded(0);
    addEventListener('focus', see);
    return () => {
      document.title = title;
      removeEventListener('focus', see);
    };
  }, [added]);
  return added > 0 ? `${added} new since you looked.` : '';
}

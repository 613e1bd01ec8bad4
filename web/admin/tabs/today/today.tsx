import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Data } from '#shared/api/client.ts';
import { formatMoment, formatWeekday } from '#shared/domain/time/format.ts';
import { type DueKind, dueKinds, kindNames, maxNewest } from '#shared/domain/today/due.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePart } from '../../kit/addresses.ts';
import { ReadState } from '../../kit/read-state.tsx';
import { useNow, useToday } from '../../kit/use-today.ts';
import { DueLine } from './due-line.tsx';
import { keyOf } from './row-key.ts';
import { SetUp } from './set-up.tsx';
import styles from './today.module.css';
import { useRowFocus } from './use-row-focus.ts';

export function Today() {
  const [kind, addressOf] = usePart('today', 'kind', ['all', ...dueKinds], 'all');
  const read = useToday();
  const { data: today, error } = read;
  const now = useNow();
  const news = useNews(today);
  const [done, setDone] = useState('');
  const { list, remember } = useRowFocus(today, done);
  const isRead = today !== undefined;
  // Once Today has loaded, fetches the script that the other tabs share.
  useEffect(() => {
    if (isRead) import('../../kit/list/table.tsx').catch(() => {});
  }, [isRead]);
  return (
    <section ref={list} className="stack narrow" aria-labelledby="today" onFocus={remember}>
      <div>
        <h2 id="today" tabIndex={-1} className={`title ${styles.inline}`}>
          {today ? `${formatWeekday(today.date)}.` : 'Today'}
        </h2>
        {today && <p className={styles.inline}>{summaryOf(today)}</p>}
        <p role="status" className="note">
          {news}
        </p>
        <p role="status" className="good">
          {done}
        </p>
      </div>
      {kind === 'all' ? (
        <>
          <ReadState
            read={read}
            failure={`Couldn’t load what’s due. ${error?.message}`}
            outdated={`${error?.message} This is the last list we loaded.`}
          >
            {/* These placeholders are as tall as the rows, so that nothing moves when the rows appear. */}
            <span className="rows">
              {[0, 1, 2, 3].map((line) => (
                <span key={line} className={styles.row}>
                  <Skeleton characters={36} />
                </span>
              ))}
            </span>
          </ReadState>
          {today && <Kinds today={today} now={now} addressOf={addressOf} onDone={setDone} />}
          {today && <SetUp steps={today.setUp} />}
        </>
      ) : (
        <WholeKind key={kind} kind={kind} now={now} todayAddress={addressOf('all')} onDone={setDone} />
      )}
    </section>
  );
}

const WholeKind = lazyPart(() => import('./all-of-kind.tsx').then((part) => part.WholeKind));

type TodayData = Data<'GET /admin/today'>;

interface KindsProps {
  today: TodayData;
  now: number;
  addressOf: (kind: DueKind) => string;
  onDone: (text: string) => void;
}

const Kinds = ({ today: { rows, kinds }, now, addressOf, onDone }: KindsProps) =>
  dueKinds.map((kind) => {
    const { count, isMore } = kinds[kind];
    const shown = rows.filter((row) => row.kind === kind);
    const all = `${count}${isMore ? '+' : ''}`;
    return (
      shown.length > 0 && (
        <section key={kind} aria-labelledby={`due-${kind}`} className="group">
          <h3 id={`due-${kind}`}>
            {kindNames[kind]} <span className="note">{all}</span>
          </h3>
          <ul className="rows" aria-label={`To do: ${kindNames[kind]}`}>
            {shown.map((row) => (
              <DueLine key={keyOf(row)} row={row} now={now} onDone={onDone} />
            ))}
          </ul>
          {(isMore || count > shown.length) && (
            <Link to={addressOf(kind)} className="touch-link">
              Show all {all} <span className="visually-hidden">in {kindNames[kind]}</span>
            </Link>
          )}
        </section>
      )
    );
  });

/** For example `2 late, 5 due today, 9 new.` Zeros are left out. */
function summaryOf({ rows, late, dueToday, fresh, next }: TodayData): string {
  if (rows.length === 0) return next ? `Nothing is due. Next: ${formatMoment(next)}.` : 'Nothing is due.';
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

/** Announces items that have arrived since the owner last looked, and shows the count in the window title. */
function useNews(today: TodayData | undefined): string {
  const [seen, setSeen] = useState<string>();
  const latest = today && (today.newest[0] ?? '');
  if (seen === undefined && latest !== undefined) setSeen(latest);
  const added = today?.newest.filter((time) => seen !== undefined && time > seen).length ?? 0;
  const text = added === maxNewest ? `${added}+` : `${added}`;
  useEffect(() => {
    const { title } = document;
    if (added > 0) document.title = `(${text}) ${title}`;
    const see = () => setSeen(latest);
    addEventListener('focus', see);
    return () => {
      document.title = title;
      removeEventListener('focus', see);
    };
  }, [added, text, latest]);
  return added > 0 ? `${text} new since you last looked.` : '';
}

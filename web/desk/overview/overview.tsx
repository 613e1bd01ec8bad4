import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { useQuery, useRefresh } from '../queries.ts';
import { DaysTable } from './days-table.tsx';
import { Figures } from './figures.tsx';
import styles from './overview.module.css';

/** The first thing the owner sees: the month so far and the last 30 days. */
export function Overview() {
  const { data: overview, error } = useQuery('GET /admin/overview');
  const refresh = useRefresh();
  const titleId = useId();
  return (
    <section className={styles.overview} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Overview
      </h2>
      <Figures overview={overview} hasFailed={error !== undefined} />
      <figure className={styles.days}>
        <figcaption className={styles.caption}>
          The last 30 days
          <span className={styles.key}>
            <span className={styles.enquiries} aria-hidden="true" /> Enquiries
          </span>
          <span className={styles.key}>
            <span className={styles.orders} aria-hidden="true" /> Paid orders
          </span>
        </figcaption>
        <div className={styles.chart}>
          {overview && <DaysChart days={overview.days} />}
          {error && !overview && (
            <p role="status">
              The figures could not be loaded.{' '}
              <Button kind="quiet" onClick={() => refresh(['GET /admin/overview'])}>
                Load them again
              </Button>
            </p>
          )}
        </div>
        <div className={styles.table}>{overview && <DaysTable days={overview.days} />}</div>
      </figure>
    </section>
  );
}

// The chart library is more than all the rest of the desk's first script, and nothing waits for a picture.
const DaysChart = lazyPart(() => import('./days-chart.tsx').then((chart) => chart.DaysChart));

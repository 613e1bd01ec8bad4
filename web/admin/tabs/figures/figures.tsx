import { formatRupees, rupeesOf } from '#shared/domain/money/money.ts';
import type { DayFigures } from '#shared/domain/overview/overview.ts';
import { grouped } from '#shared/domain/text/text.ts';
import { shortDay } from '#shared/domain/time/format.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ListHeading } from '../../kit/list/heading.tsx';
import { useQuery } from '../../kit/queries.ts';
import { ReadState } from '../../kit/read-state.tsx';
import styles from './figures.module.css';

export function Figures() {
  const read = useQuery('GET /admin/overview');
  const { data: overview, error } = read;
  const { month } = overview ?? {};
  const figure = (name: string, value: string | undefined) => (
    <div className="baseline apart">
      <dt className="muted">{name}</dt>
      <dd className="title">{value ?? (error ? '–' : <Skeleton characters={3} />)}</dd>
    </div>
  );
  return (
    <>
      <ListHeading title="Figures" />
      <div className={styles.overview}>
        <dl className="rows" aria-busy={!overview && !error}>
          {figure('Received this month', month && formatRupees(rupeesOf(month.paise)))}
          {figure('After refunds this month', month && formatRupees(rupeesOf(month.netPaise)))}
          {figure('Paid orders this month', month && grouped(month.orders))}
          {figure('Enquiries this month', month && grouped(month.enquiries))}
        </dl>
        <figure className="group">
          <figcaption className="baseline">
            The last 30 days
            <span className="state note">
              <span className={styles.enquiries} aria-hidden="true" /> Enquiries
            </span>
            <span className="state note">
              <span className={styles.orders} aria-hidden="true" /> Paid orders
            </span>
          </figcaption>
          <div className={styles.chart}>
            {overview && <DaysChart days={overview.days} />}
            <ReadState read={read} failure="Couldn’t load the figures." />
          </div>
          <div className={styles.table}>{overview && <DaysTable days={overview.days} />}</div>
        </figure>
      </div>
    </>
  );
}

// The chart library is large, so the chart is loaded separately.
const DaysChart = lazyPart(() => import('./days-chart.tsx').then((chart) => chart.DaysChart));

const DaysTable = ({ days }: { days: readonly DayFigures[] }) => (
  <details>
    <summary>Figures for each day</summary>
    <table className={styles.numbers} aria-label="The last 30 days">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Enquiries</th>
          <th scope="col">Paid orders</th>
          <th scope="col">Received</th>
          <th scope="col">After refunds</th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ date, enquiries, orders, paise, netPaise }) => (
          <tr key={date}>
            <th scope="row">{shortDay(date)}</th>
            <td>{grouped(enquiries)}</td>
            <td>{grouped(orders)}</td>
            <td>{formatRupees(rupeesOf(paise))}</td>
            <td>{formatRupees(rupeesOf(netPaise))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

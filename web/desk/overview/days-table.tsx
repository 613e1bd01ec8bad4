import { rupees, rupeesOf } from '#shared/domain/money/money.ts';
import type { DayFigures } from '#shared/domain/overview/overview.ts';
import styles from './days-table.module.css';

/** The figures behind the chart, for reading. */
export const DaysTable = ({ days }: { days: readonly DayFigures[] }) => (
  <details className={styles.details}>
    <summary>The figures day by day</summary>
    <table className={styles.table} aria-label="The last 30 days">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Enquiries</th>
          <th scope="col">Paid orders</th>
          <th scope="col">Gross</th>
          <th scope="col">Net</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, enquiries, orders, paise, netPaise }) => (
          <tr key={date}>
            <th scope="row">{shortDay(date)}</th>
            <td>{enquiries.toLocaleString('en-IN')}</td>
            <td>{orders.toLocaleString('en-IN')}</td>
            <td>{rupees(rupeesOf(paise))}</td>
            <td>{rupees(rupeesOf(netPaise))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

/** A day of the last weeks, such as 21 Nov. Takes `YYYY-MM-DD`. */
export const shortDay = (date: string): string => format.format(new Date(date));

// A bare day is midnight in UTC.
const format = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

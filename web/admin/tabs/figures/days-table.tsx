import { formatRupees, rupeesOf } from '#shared/domain/money/money.ts';
import type { DayFigures } from '#shared/domain/overview/overview.ts';
import { grouped } from '#shared/domain/text/text.ts';
import { shortDay } from '#shared/domain/time/format.ts';
import styles from './figures.module.css';

export const DaysTable = ({ days }: { days: readonly DayFigures[] }) => (
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

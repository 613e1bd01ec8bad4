import { formatRupees } from '#shared/domain/money/money.ts';
import { bands, comboNames, comboRupees, planNames, planRupees } from '#shared/domain/orders/pricing.ts';
import styles from './tables.module.css';

export const ResumeTables = () => (
  <section className={`columns frame ${styles.tables}`}>
    <h2 className={styles.title}>All prices at a glance</h2>
    <PriceTable
      caption="Single plans, by years of experience"
      columns={planNames}
      rows={bands.map((band) => ({
        name: `${band} years`,
        prices: planNames.map((plan) => formatRupees(planRupees[band][plan])),
      }))}
    />
    <PriceTable
      caption="Combos, by years of experience"
      columns={comboNames}
      rows={bands.map((band) => ({
        name: `${band} years`,
        prices: comboNames.map((combo) => formatRupees(comboRupees[band][combo])),
      }))}
    />
  </section>
);

interface TableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; prices: readonly string[] }[];
}

const PriceTable = ({ caption, columns, rows }: TableProps) => (
  <table className={styles.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Experience</th>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, prices }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {prices.map((price, column) => (
            <td key={columns[column]}>{price}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

import { brand } from '#shared/brand.ts';
import {
  bands,
  comboContents,
  comboNames,
  comboPrices,
  planNames,
  planPrices,
} from '#shared/domain/pricing.ts';
import { rupees } from '#shared/domain/rupees.ts';
import styles from './tables.module.css';

/** Every price at a glance, which also reads where no script runs. */
export const ResumeTables = () => (
  <section className={styles.tables}>
    <div className={styles.words}>
      <h2>All prices on one sheet</h2>
      <p>The price rises with your years because there is more to read, to ask and to leave out.</p>
      <noscript>
        <p>
          To buy, call <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>.
        </p>
      </noscript>
    </div>
    <PriceTable
      caption="One plan, by years of experience"
      columns={planNames.map((plan) => ({ name: plan }))}
      rows={bands.map((band) => ({
        name: `${band} years`,
        cells: planNames.map((plan) => ({ price: rupees(planPrices[band][plan]) })),
      }))}
    />
    <PriceTable
      caption="A combo, and what it saves against one by one"
      columns={comboNames.map((combo) => ({ name: combo, note: comboContents[combo].join(' + ') }))}
      rows={bands.map((band) => ({
        name: `${band} years`,
        cells: comboNames.map((combo) => {
          const { price, originalPrice } = comboPrices[band][combo];
          return { price: rupees(price), note: `saves ${rupees(originalPrice - price)}` };
        }),
      }))}
    />
  </section>
);

interface TableProps {
  caption: string;
  columns: readonly { name: string; note?: string }[];
  rows: readonly { name: string; cells: readonly { price: string; note?: string }[] }[];
}

/** Prices as a ledger has them: a line for each band, a column for each thing. */
const PriceTable = ({ caption, columns, rows }: TableProps) => (
  <table className={styles.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Experience</th>
        {columns.map(({ name, note }) => (
          <th key={name} scope="col">
            {name}
            {note && <small>{note}</small>}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, cells }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map(({ price, note }, column) => (
            <td key={columns[column]?.name}>
              {price}
              {note && <small>{note}</small>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

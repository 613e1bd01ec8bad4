import styles from './price-table.module.css';

interface Props {
  caption: string;
  columns: readonly { name: string; note?: string }[];
  rows: readonly { name: string; cells: readonly { price: string; note?: string }[] }[];
}

/** Prices as a ledger has them: a line for each band, a column for each thing. */
export const PriceTable = ({ caption, columns, rows }: Props) => (
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

import type { ReactNode } from 'react';
import styles from './table.module.css';

interface Props {
  label: string;
  columns: readonly string[];
  children: ReactNode;
}

export const Table = ({ label, columns, children }: Props) => (
  <table aria-label={label} className={styles.table}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

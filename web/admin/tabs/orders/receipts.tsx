import { useId, useState } from 'react';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import field from '../../../forms/field.module.css';
import { CsvExport } from '../../kit/list/csv-export.tsx';
import { ListHeading } from '../../kit/list/heading.tsx';
import styles from './orders.module.css';

export function Receipts() {
  const id = useId();
  const thisMonth = dayInIndia(Date.now()).slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  return (
    <section aria-label="Receipts" className={styles.section}>
      <ListHeading
        title="Receipts"
        explanation="Every paid order has one, numbered without gaps from April to March. The file for your accountant contains the receipts for payments made in the chosen month."
      />
      <div className="row">
        <label htmlFor={id}>Month</label>
        <input
          id={id}
          type="month"
          value={month}
          max={thisMonth}
          pattern="20\d\d-(0[1-9]|1[0-2])"
          placeholder="2026-11"
          className={`${field.input} ${styles.choice}`}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
        {/* The key prevents an interrupted export from continuing with another month's receipts. */}
        <CsvExport
          key={month}
          route="GET /admin/receipts/export"
          query={{ month }}
          fileName={`receipts-${month}`}
          rowsName="receipts"
          name="Export receipts"
        />
      </div>
    </section>
  );
}

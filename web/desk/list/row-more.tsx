import { Ellipsis } from 'lucide-react';
import styles from './table.module.css';

/** On a phone, opens what a row of a table has beside its lines: the cells without `data-line`, and what has `data-rest`. */
export const RowMore = ({ name }: { name: string }) => (
  <details className={styles.more}>
    <summary aria-label={`More about ${name}`}>
      <Ellipsis aria-hidden="true" size={20} />
    </summary>
  </details>
);

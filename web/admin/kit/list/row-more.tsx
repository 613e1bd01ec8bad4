import { Ellipsis } from 'lucide-react';
import styles from './table.module.css';

/** On phones, opening it shows the cells without `data-line` and everything that has `data-rest`. */
export const RowMore = ({ name }: { name: string }) => (
  <details className={styles.more}>
    <summary aria-label={`More about ${name}`}>
      <Ellipsis aria-hidden="true" size={20} />
    </summary>
  </details>
);

import type { ReactNode } from 'react';
import corner from '../../ui/cut-corner.module.css';
import styles from './receipt.module.css';

interface Props {
  /** Drawn at build time, for no order in particular: kept back until the script says which one it is. */
  isDrawn?: boolean;
  /** The links at its foot. */
  way: ReactNode;
  children: ReactNode;
}

/** The sheet of paper that a purchase ends with. */
export const Receipt = ({ isDrawn = false, way, children }: Props) => (
  <div className={styles.page}>
    <div className={`${corner.edge} ${styles.edge}`} data-drawn={isDrawn || undefined}>
      <div className={`${corner.sheet} ${styles.receipt}`}>
        {children}
        {way && <div className={styles.way}>{way}</div>}
      </div>
    </div>
  </div>
);

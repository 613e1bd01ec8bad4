import type { ReactNode } from 'react';
import styles from './ledger.module.css';

export const Ledger = ({ children }: { children: ReactNode }) => (
  <dl className={styles.ledger}>{children}</dl>
);

export const LedgerEntry = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

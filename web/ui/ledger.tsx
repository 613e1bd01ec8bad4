import type { ReactNode } from 'react';
import styles from './ledger.module.css';

export const Ledger = ({ children }: { children: ReactNode }) => (
  <dl className={`ledger ${styles.ledger}`}>{children}</dl>
);

export const LedgerEntry = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt className="display-1">{name}</dt>
    <dd>{children}</dd>
  </div>
);

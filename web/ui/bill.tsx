import type { ReactNode } from 'react';
import { money } from '#shared/domain/money/money.ts';
import styles from './bill.module.css';

export const Bill = ({ what, paise }: { what: ReactNode; paise: number }) => (
  <p className={styles.bill}>
    <span>{what}</span> <b>{money(paise)}</b>
  </p>
);

import type { ReactNode } from 'react';
import { money } from '#shared/domain/money/money.ts';
import styles from './bill.module.css';

/** A line of an account book, the sum at its end. */
export const Bill = ({ what, paise }: { what: ReactNode; paise: number }) => (
  <p className={styles.bill}>
    <span>{what}</span> <b>{money(paise)}</b>
  </p>
);

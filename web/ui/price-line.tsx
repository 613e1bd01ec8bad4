import type { ReactNode } from 'react';
import { money } from '#shared/domain/money/money.ts';
import styles from './price-line.module.css';

export const PriceLine = ({ what, paise }: { what: ReactNode; paise: number }) => (
  <p className={styles.bill}>
    <span>{what}</span> <b>{money(paise)}</b>
  </p>
);

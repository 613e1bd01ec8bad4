import type { ReactNode } from 'react';
import { formatPaise } from '#shared/domain/money/money.ts';
import styles from './price-line.module.css';

export const PriceLine = ({ what, paise }: { what: ReactNode; paise: number }) => (
  <p className={styles.bill}>
    <span>{what}</span> <b>{formatPaise(paise)}</b>
  </p>
);

import type { ReactNode } from 'react';
import { formatPaise } from '#shared/domain/money/money.ts';
import styles from './price-line.module.css';

export const PriceLine = ({ what, paise }: { what: ReactNode; paise: number }) => (
  <p className={`row ${styles.bill}`}>
    <span>{what}</span> <b className="display-2">{formatPaise(paise)}</b>
  </p>
);

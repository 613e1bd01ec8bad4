import type { ReactNode } from 'react';
import { type Band, bands } from '#shared/domain/pricing.ts';
import styles from './by-band.module.css';

/** What is said of each band of experience. The style sheet shows the chosen band's. */
export const ByBand = ({ children }: { children: (band: Band) => ReactNode }) =>
  bands.map((band) => (
    <span key={band} data-band={band} className={styles.band}>
      {children(band)}
    </span>
  ));

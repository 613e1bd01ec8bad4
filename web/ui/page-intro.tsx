import type { ReactNode } from 'react';
import styles from './page-intro.module.css';
import { Stepwell } from './stepwell.tsx';

interface Props {
  title: string;
  /** The prerendered file has another title: only the address tells the true one. */
  isTitleLate?: boolean;
  children: ReactNode;
}

/** The beginning of a page: its title, a sentence on what it has, and on a wide screen a part of the stepwell. */
export const PageIntro = ({ title, isTitleLate = false, children }: Props) => (
  <div className={styles.intro}>
    <div className={styles.words}>
      <h1 className={isTitleLate ? styles.late : undefined}>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </div>
    <div className={styles.drawing}>
      <Stepwell tiers={2} flights={3} />
    </div>
  </div>
);

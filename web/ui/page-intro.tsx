import type { ReactNode } from 'react';
import styles from './page-intro.module.css';
import { Stepwell } from './stepwell.tsx';

interface Props {
  title: string;
  children: ReactNode;
}

/** The beginning of a page: its title, a sentence on what it has, and on a wide screen a part of the stepwell. */
export const PageIntro = ({ title, children }: Props) => (
  <div className={styles.intro}>
    <div className={styles.words}>
      <h1>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </div>
    <div className={styles.drawing}>
      <Stepwell tiers={2} flights={3} />
    </div>
  </div>
);

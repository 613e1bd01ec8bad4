import type { ReactNode } from 'react';
import styles from './page-intro.module.css';
import { Stepwell } from './stepwell.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** Stands beside the title, on a phone beneath it, in place of the stepwell. */
  beside?: ReactNode;
}

/** The beginning of a page: its title, a sentence on what it has, and on a wide screen a part of the stepwell. */
export const PageIntro = ({ title, children, beside }: Props) => (
  <div className={`${styles.intro} ${beside ? styles.withBeside : ''}`}>
    <div className={styles.words}>
      <h1>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </div>
    {beside ?? (
      <div className={styles.drawing}>
        <Stepwell tiers={2} flights={3} />
      </div>
    )}
  </div>
);

import type { ReactNode } from 'react';
import styles from './opening.module.css';
import { Steps } from './steps.tsx';

interface Props {
  title: string;
  /** The drawn page has another title: the address tells the true one. */
  isTitleLate?: boolean;
  children: ReactNode;
}

/** How a page begins: its name, what one finds on it, and at the edge the first flight of the well. */
export const Opening = ({ title, isTitleLate = false, children }: Props) => (
  <div className={styles.opening}>
    <div className={styles.words}>
      <h1 className={isTitleLate ? styles.late : undefined}>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </div>
    <div className={styles.drawing}>
      <Steps tiers={2} flights={3} />
    </div>
  </div>
);

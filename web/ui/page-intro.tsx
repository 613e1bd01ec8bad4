import type { ReactNode } from 'react';
import styles from './page-intro.module.css';

interface Props {
  title: string;
  children: ReactNode;
  /** A drawing of what the page is about, seen on a wide screen alone. */
  drawing?: ReactNode;
}

/** The beginning of a page: its title, and a sentence on what it has. */
export const PageIntro = ({ title, children, drawing }: Props) => (
  <div className={styles.intro}>
    <div className={styles.words}>
      <h1>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </div>
    {drawing && <div className={styles.drawing}>{drawing}</div>}
  </div>
);

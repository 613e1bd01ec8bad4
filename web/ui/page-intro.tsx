import type { ReactNode } from 'react';
import styles from './page-intro.module.css';

interface Props {
  title: string;
  children: ReactNode;
  /** Shown only on wide screens. */
  drawing?: ReactNode;
}

export const PageIntro = ({ title, children, drawing }: Props) => (
  <div className={`frame ${styles.intro}`}>
    <div className={`stack ${styles.text}`}>
      <h1>{title}</h1>
      <p className="lead">{children}</p>
    </div>
    {drawing && <div className={styles.drawing}>{drawing}</div>}
  </div>
);

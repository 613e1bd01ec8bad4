import type { ReactNode } from 'react';
import type { PageProps } from '../page.ts';
import { BatchSlip } from './batch-slip.tsx';
import styles from './certification-intro.module.css';

interface Props extends PageProps {
  title: string;
  children: ReactNode;
  certification: string;
  ask: string;
  proof?: ReactNode;
  footer?: ReactNode;
}

export const CertificationIntro = ({
  title,
  children,
  certification,
  ask,
  proof,
  footer,
  ...page
}: Props) => (
  <div className={`columns frame ${styles.intro}`}>
    <div className={`stack ${styles.text}`}>
      <h1>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </div>
    <div className={styles.slip}>
      <BatchSlip {...page} certification={certification} ask={ask} proof={proof} />
    </div>
    {footer}
  </div>
);

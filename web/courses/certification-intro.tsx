import type { ReactNode } from 'react';
import type { PageProps } from '../page.ts';
import columns from '../ui/columns.module.css';
import { BatchSlip } from './batch-slip.tsx';
import styles from './certification-intro.module.css';

interface Props extends PageProps {
  title: string;
  /** A sentence on the certification. */
  children: ReactNode;
  /** The id of the certification. */
  certification: string;
  /** The address of the form to ask with. */
  ask: string;
  /** Goes on beneath the sentence; on a phone beneath the slip. */
  beneath?: ReactNode;
}

/** The beginning of a certification's page: its title, a sentence, and beside them the slip of its next batch. */
export const CertificationIntro = ({ title, children, certification, ask, beneath, ...page }: Props) => (
  <div className={`${columns.columns} ${styles.intro}`}>
    <div className={styles.words}>
      <h1>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </div>
    <div className={styles.slip}>
      <BatchSlip {...page} certification={certification} ask={ask} />
    </div>
    {beneath}
  </div>
);

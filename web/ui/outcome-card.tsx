import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './outcome-card.module.css';

interface Props {
  links?: ReactNode;
  children: ReactNode;
}

export const OutcomeCard = ({ links, children }: Props) => (
  <div className={styles.edge}>
    <div className={`stack ${styles.sheet}`}>
      {children}
      {links && <div className="row">{links}</div>}
    </div>
  </div>
);

export const OutcomeMark = ({ isGood = true }: { isGood?: boolean }) => (
  <CircleCheck aria-hidden="true" size={40} className={isGood ? styles.good : styles.quiet} />
);

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

export const OutcomeMark = () => <CircleCheck aria-hidden="true" size={56} className={styles.good} />;

import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import corner from './cut-corner.module.css';
import styles from './sheet.module.css';

interface Props {
  /** The links at its foot. */
  links?: ReactNode;
  children: ReactNode;
}

/** The sheet of paper that a form or a purchase ends with. */
export const Sheet = ({ links, children }: Props) => (
  <div className={`${corner.edge} ${styles.edge}`}>
    <div className={`stack ${corner.sheet} ${styles.sheet}`}>
      {children}
      {links && <div className="row">{links}</div>}
    </div>
  </div>
);

/** The mark of what is done, at the head of a sheet. */
export const SheetDone = () => <CircleCheck aria-hidden="true" size={56} className={styles.good} />;

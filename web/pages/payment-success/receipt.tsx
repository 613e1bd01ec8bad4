import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import corner from '../../ui/cut-corner.module.css';
import styles from './receipt.module.css';

interface Props {
  /** Drawn at build time, for no order in particular: kept back until the script says which one it is. */
  isDrawn?: boolean;
  /** What comes before the way home. */
  action?: ReactNode;
  children: ReactNode;
}

/** A sheet of paper, and the way home. */
export const Receipt = ({ isDrawn = false, action, children }: Props) => (
  <div className={styles.page}>
    <div className={`${corner.edge} ${styles.edge}`} data-drawn={isDrawn || undefined}>
      <div className={`${corner.sheet} ${styles.receipt}`}>
        {children}
        <div className={styles.way}>
          {action}
          <LinkButton to="/" kind={action ? 'secondary' : 'primary'}>
            Back to Home
          </LinkButton>
        </div>
      </div>
    </div>
  </div>
);

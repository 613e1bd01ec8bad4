import type { ReactNode } from 'react';
import styles from './dialog-actions.module.css';

/** The buttons at a dialog's foot, as far apart as it allows: a thumb on the way to one does not hit the other. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

import type { ReactNode } from 'react';
import styles from './dialog.module.css';

/** The buttons at a dialog's foot. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

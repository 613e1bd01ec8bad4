import type { ReactNode } from 'react';
import styles from './dialog.module.css';

export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={`row ${styles.actions}`}>{children}</div>
);

import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A failure interrupts a screen reader; a success waits for its turn. */
export const Notice = ({ kind, children }: { kind: 'success' | 'failure'; children: ReactNode }) => (
  <div role={kind === 'failure' ? 'alert' : 'status'} className={styles[kind]}>
    {kind === 'failure' ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
    <div>{children}</div>
  </div>
);

import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** Screen readers announce a failure immediately, but a success only once they've finished speaking. */
export const Notice = ({ kind, children }: { kind: 'success' | 'failure'; children: ReactNode }) => (
  <div role={kind === 'failure' ? 'alert' : 'status'} className={styles[kind]}>
    {kind === 'failure' ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
    <div>{children}</div>
  </div>
);

import { CircleCheck, PhoneCall } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import type { EnquiryDetails } from '#shared/domain/enquiries/enquiry.ts';
import { newKey } from '../../../forms/submission.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAction } from '../../queries.ts';
import styles from './log-call.module.css';

interface Props {
  id: string;
  /** Undefined until it is known what was done: nobody answers without having seen that. */
  seen: number | undefined;
  /** Shows the enquiry as the call has left it. */
  show: (details: EnquiryDetails) => unknown;
  /** Reads the enquiry again. */
  refresh: () => unknown;
}

/**
 * Notes with one press that the enquirer was called. Pressed again, it is the same call, until the enquiry is opened anew:
 * a finger that trembles makes no second one.
 */
export function LogCall({ id, seen, show, refresh }: Props) {
  const logCall = useAction('POST /admin/enquiries/{id}/acts');
  const [state, setState] = useState<'idle' | 'pending' | 'logged' | 'failed' | { refusal: string }>('idle');
  // A try is the same call until its answer has come.
  const attempt = useRef<{ seen: number; key: string }>(undefined);
  const isBusy = useRef(false);

  const log = async () => {
    if (isBusy.current || state === 'logged' || seen === undefined) return;
    isBusy.current = true;
    attempt.current ??= { seen, key: newKey() };
    const { key, seen: known } = attempt.current;
    const body = { kind: 'call', isReached: true, seen: known } as const;
    setState('pending');
    try {
      show(await logCall({ path: { id }, body, idempotencyKey: key }));
      setState('logged');
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 409;
      // Pressed again in sight of what somebody else did, it is another try.
      if (isRefused) attempt.current = undefined;
      refresh();
      setState(isRefused ? { refusal: error.message } : 'failed');
    }
    isBusy.current = false;
  };
  return (
    <div className={styles.call}>
      {/* Busy, not disabled: a disabled button would drop the focus. */}
      <Button
        disabled={seen === undefined}
        aria-busy={state === 'pending'}
        aria-disabled={state === 'logged'}
        onClick={log}
      >
        {state === 'logged' ? (
          <CircleCheck aria-hidden="true" size={18} />
        ) : (
          <PhoneCall aria-hidden="true" size={18} />
        )}
        {state === 'pending' ? 'Logging…' : state === 'logged' ? 'Call logged' : 'Log a call'}
      </Button>
      <p role="status" className={styles.news}>
        {state === 'logged' && 'It stands below, and the enquiry counts as answered.'}
      </p>
      {typeof state === 'object' && <Notice kind="failure">{state.refusal}</Notice>}
      {state === 'failed' && (
        <Notice kind="failure">The call was not confirmed. Pressing again is safe: it is logged once.</Notice>
      )}
    </div>
  );
}

import { useRef, useState } from 'react';
import type { AdminOrder } from '#shared/domain/order.ts';
import { useAction } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { overviewReads } from '../overview/overview-reads.ts';
import { patience } from '../patience.ts';
import styles from './order-actions.module.css';
import { refusalWords } from './refusal-words.ts';

interface Props {
  order: AdminOrder;
  onChanged: (order: AdminOrder) => void;
}

/** Asks Razorpay what it knows of an order, for when its word got lost on the way. */
export function RecheckOrder({ order: { id }, onChanged }: Props) {
  const recheck = useAction('POST /admin/orders/{id}/recheck', { stale: overviewReads });
  const [state, setState] = useState<'rest' | 'pending' | 'done' | { failure: string }>('rest');
  const isPending = useRef(false);
  const ask = async () => {
    if (isPending.current) return;
    isPending.current = true;
    setState('pending');
    try {
      onChanged(await recheck({ path: { id }, signal: patience() }));
      setState('done');
    } catch (error) {
      setState({ failure: refusalWords(error) ?? 'Could not ask Razorpay. Please try again.' });
    }
    isPending.current = false;
  };
  return (
    <>
      {/* Busy, not disabled: a disabled button would drop the focus. */}
      <Button kind="quiet" aria-busy={state === 'pending'} aria-describedby={`buyer-${id}`} onClick={ask}>
        {state === 'pending' ? 'Checking…' : 'Re-check'}
      </Button>
      <p role="status" className={styles.outcome}>
        {state === 'done' && 'Razorpay was asked just now: this is how it stands.'}
      </p>
      {typeof state === 'object' && (
        <p role="alert" className={styles.failure}>
          {state.failure}
        </p>
      )}
    </>
  );
}

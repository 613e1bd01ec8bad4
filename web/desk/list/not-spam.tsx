import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './not-spam.module.css';

interface Props {
  /** Id of the element that names the row. */
  describedBy: string;
  /** Tells the server. */
  send: () => Promise<unknown>;
  /** Called when the row is no longer among the suspected ones. */
  onMoved: () => void;
}

/** Moves a suspected row to the others. */
export function NotSpam({ describedBy, send, onMoved }: Props) {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const isPending = useRef(false);
  const move = async () => {
    if (isPending.current) return;
    isPending.current = true;
    setState('pending');
    try {
      await send();
      onMoved();
    } catch {
      isPending.current = false;
      setState('failed');
    }
  };
  return (
    <div>
      <Button kind="quiet" aria-busy={state === 'pending'} aria-describedby={describedBy} onClick={move}>
        {state === 'pending' ? 'Moving…' : 'Not spam'}
      </Button>
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          Could not move it. Please try again.
        </p>
      )}
    </div>
  );
}

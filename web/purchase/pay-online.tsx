import { useState } from 'react';
import { Button, type ButtonKind } from '../ui/button.tsx';
import { fetchPurchase } from './late-purchase.ts';

interface Props {
  kind?: ButtonKind;
  /** Called when the modal can be opened. */
  onReady: () => void;
}

/**
 * The button that opens the purchase modal. The modal's script comes as soon as somebody turns to the button; a
 * tap that is faster waits for it.
 */
export function PayOnline({ kind = 'secondary', onReady }: Props) {
  const [progress, setProgress] = useState<'rest' | 'waiting' | 'failed'>('rest');

  const press = async () => {
    setProgress('waiting');
    try {
      await fetchPurchase();
      onReady();
      setProgress('rest');
    } catch {
      setProgress('failed');
    }
  };

  return (
    <>
      <Button
        kind={kind}
        aria-busy={progress === 'waiting'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={press}
      >
        {progress === 'waiting' ? 'Opening…' : 'Pay Online'}
      </Button>
      {progress === 'failed' && <p role="alert">This did not open. Check the connection and press again.</p>}
    </>
  );
}

const prepare = () => {
  fetchPurchase().catch(() => {
    // The tap tries again.
  });
};

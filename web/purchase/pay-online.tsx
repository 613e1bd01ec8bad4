import { lazy, useState } from 'react';
import { Button, type ButtonKind } from '../ui/button.tsx';

interface Props {
  kind?: ButtonKind;
  /** Called when the purchase dialog can be opened. */
  onReady: () => void;
}

/**
 * The button that opens the purchase dialog. The dialog's script comes as soon as somebody turns to the button; a
 * tap that is faster waits for it.
 */
export function PayOnline({ kind = 'secondary', onReady }: Props) {
  const [loading, setLoading] = useState<'idle' | 'pending' | 'failed'>('idle');

  const press = async () => {
    setLoading('pending');
    try {
      await loadPurchase();
      onReady();
      setLoading('idle');
    } catch {
      setLoading('failed');
    }
  };

  return (
    <>
      <Button
        kind={kind}
        aria-busy={loading === 'pending'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={press}
      >
        {loading === 'pending' ? 'Opening…' : 'Pay Online'}
      </Button>
      {loading === 'failed' && <p role="alert">This did not open. Check the connection and press again.</p>}
    </>
  );
}

const prepare = () => {
  loadPurchase().catch(() => {
    // The tap tries again.
  });
};

/** Loads the purchase dialog's script: ahead of the tap that needs it, and again at the tap. */
export const loadPurchase = () => import('./purchase-dialog.tsx').then((file) => file.PurchaseDialog);

/** The purchase dialog. Its script is loaded by `loadPurchase` before, which rejects where it does not come. */
export const PurchaseDialog = lazy(async () => ({ default: await loadPurchase() }));

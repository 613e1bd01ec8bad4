import { useState } from 'react';
import { money } from '#shared/domain/money/money.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { apiMessage } from '../orders/wording.ts';
import { useAction } from '../queries.ts';

interface Props {
  link: PaymentLink;
  onWithdrawn: (link: PaymentLink) => void;
}

/** Takes a payment link back, after asking. */
export function WithdrawLink({ link: { id, name, what, paise }, onWithdrawn }: Props) {
  const withdraw = useAction('POST /admin/payment-links/{id}/withdraw');
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'pending' | { failure: string }>('idle');
  const close = () => {
    setOpen(false);
    setState('idle');
  };
  const confirm = async () => {
    setState('pending');
    try {
      const after = await withdraw({ path: { id } });
      close();
      onWithdrawn(after);
    } catch (error) {
      setState({ failure: apiMessage(error) ?? 'It was not withdrawn. Please try again.' });
    }
  };
  return (
    <>
      <Button kind="destructive" aria-describedby={`asked-${id}`} onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="Withdraw this link?">
        <p>
          {name} can no longer pay {money(paise)} for {what} by it. This cannot be taken back; you can ask
          anew.
        </p>
        {typeof state === 'object' && <Notice kind="failure">{state.failure}</Notice>}
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button kind="destructive" pending={state === 'pending'} onClick={confirm}>
            {state === 'pending' ? 'Withdrawing…' : 'Withdraw the link'}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

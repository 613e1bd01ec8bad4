import { useState } from 'react';
import { formatPaise } from '#shared/domain/money/money.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm, usePress } from '../../kit/press.tsx';
import { useAction } from '../../kit/queries.ts';
import { refusalOr } from '../../kit/refusal.ts';

interface Props {
  link: PaymentLink;
  onWithdrawn: (link: PaymentLink) => void;
}

export function WithdrawLink({ link: { id, name, what, paise }, onWithdrawn }: Props) {
  const withdraw = useAction('POST /admin/payment-links/{id}/withdraw');
  const [isOpen, setOpen] = useState(false);
  const press = usePress(() => withdraw({ path: { id } }), {
    failure: refusalOr('Couldn’t withdraw it. Please try again.'),
    onDone: (after) => {
      close();
      onWithdrawn(after);
    },
  });
  const close = () => {
    setOpen(false);
    press.reset();
  };
  return (
    <>
      <Button kind="destructive" data-rest aria-describedby={`asked-${id}`} onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      <Confirm
        isOpen={isOpen}
        question="Withdraw this link?"
        action="Withdraw link"
        doing="Withdrawing…"
        press={press}
        onClose={close}
      >
        <p>
          {name} will no longer be able to use it to pay {formatPaise(paise)} for {what}. This can’t be
          undone, but you can create a new link.
        </p>
      </Confirm>
    </>
  );
}

import { useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import { money } from '#shared/domain/money/money.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import { Choice } from '../../forms/choice.tsx';
import { Field } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import { Submit } from '../../forms/submit.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { useProof } from '../proof/proof.tsx';
import { useAction } from '../queries.ts';
import { refusalOrUnconfirmed } from '../refusal.ts';
import { stale } from '../stale.ts';

interface Props {
  link: PaymentLink;
  onRecorded: (link: PaymentLink) => void;
}

/** Records that what a link asks for was paid in cash or by transfer. */
export function OtherPayment({ link: { id, name, paise, what }, onRecorded }: Props) {
  const record = useAction('POST /admin/payment-links/{id}/paid', { stale: stale.payments });
  const prove = useProof();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="quiet" data-rest aria-describedby={`asked-${id}`} onClick={() => setOpen(true)}>
        Paid another way
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={`${money(paise)} from ${name}`}>
        <Form
          label="Paid another way"
          id={`paid-${id}`}
          send={async ({ method, why = '' }) => {
            const body = { method: method === 'cash' ? ('cash' as const) : ('transfer' as const), why };
            onRecorded(await prove(() => record({ path: { id }, body })));
          }}
          onSent={close}
          failure={refusalOrUnconfirmed('it is recorded once')}
        >
          <p>
            Records that {what} is paid, and starts what follows: mails, the receipt, the work. This cannot be
            taken back.
          </p>
          <Choice
            name="method"
            label="How it was paid"
            options={[
              { value: 'transfer', name: 'By bank transfer' },
              { value: 'cash', name: 'In cash' },
            ]}
          />
          <Field
            name="why"
            label="Why"
            hint="Such as the reference of the transfer"
            maxLength={limits.paymentLink.why}
            required
          />
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Submit pendingText="Recording…">{`Record ${money(paise)}`}</Submit>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}

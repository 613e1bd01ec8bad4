import { useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import { formatPaise } from '#shared/domain/money/money.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { Field } from '../../../forms/field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { unsavedInput } from '../../../unsaved-input.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { useProof } from '../../kit/proof.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import { refusalOrUnconfirmed } from '../../kit/refusal.ts';

interface Props {
  link: PaymentLink;
  onRecorded: (link: PaymentLink) => void;
}

export function OfflinePayment({ link: { id, name, paise, what }, onRecorded }: Props) {
  const record = useAction('POST /admin/payment-links/{id}/paid', { stale: stale.payments });
  const prove = useProof();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" data-rest aria-describedby={`asked-${id}`} onClick={() => setOpen(true)}>
        Paid another way
      </Button>
      <FormDialog
        isOpen={isOpen}
        title={`${formatPaise(paise)} from ${name}`}
        label="Paid another way"
        id={`paid-${id}`}
        kept={unsavedInput('admin', `paid-another-way ${id}`)}
        send={async ({ method: chosen, paidOn = '', why = '' }) => {
          const method = chosen === 'cash' ? ('cash' as const) : ('transfer' as const);
          const body = { method, paidOn, why };
          onRecorded(await prove(() => record({ path: { id }, body })));
        }}
        failure={refusalOrUnconfirmed('we’ll record it only once')}
        submitText={`Record ${formatPaise(paise)}`}
        pendingText="Recording…"
        onClose={() => setOpen(false)}
      >
        <p>
          This records {what} as paid. The emails, receipt and work will follow automatically. This can’t be
          undone.
        </p>
        <SelectField
          name="method"
          label="How it was paid"
          options={[
            { value: 'transfer', name: 'By bank transfer' },
            { value: 'cash', name: 'In cash' },
          ]}
        />
        <Field
          name="paidOn"
          label="Payment date"
          hint="When you received the money. This date appears on the receipt"
          type="date"
          defaultValue={dayInIndia(Date.now())}
          required
        />
        <Field
          name="why"
          label="Note"
          hint="For example, the transfer reference"
          maxLength={limits.paymentLink.why}
          required
        />
      </FormDialog>
    </>
  );
}

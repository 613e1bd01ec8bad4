import { useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import type { WorkDetail } from '#shared/domain/work/bought-work.ts';
import { Field } from '../../../../forms/field.tsx';
import { Form } from '../../../../forms/form.tsx';
import { Submit } from '../../../../forms/submit.tsx';
import { unsavedInput } from '../../../../unsaved-input.ts';
import { useProof } from '../../../kit/proof.tsx';
import { stale, useAction } from '../../../kit/queries.ts';
import { refusalOrUnconfirmed } from '../../../kit/refusal.ts';

interface Props {
  detail: WorkDetail;
  show: (detail: WorkDetail) => unknown;
}

export function CorrectAddress({ detail: { order }, show }: Props) {
  const correct = useAction('PUT /admin/orders/{id}/email', { stale: stale.work });
  const prove = useProof();
  const kept = unsavedInput('admin', `address ${order.id}`);
  const [corrected, setCorrected] = useState<string>();
  return (
    <Form
      key={corrected}
      label="Correct the email address"
      kept={kept}
      send={async ({ email = '' }) => {
        show(await prove(() => correct({ path: { id: order.id }, body: { email } })));
        // Otherwise the next form would start with this input instead of the stored address.
        kept.forget();
        setCorrected(email);
      }}
      failure={refusalOrUnconfirmed('we’ll correct it only once')}
    >
      <p>
        Earlier links will stop working, even on open pages. We’ll email a link to the new address. Receipts
        already issued will keep the old address.
      </p>
      <Field
        name="email"
        label="Buyer’s email"
        type="email"
        maxLength={limits.person.email}
        defaultValue={order.email ?? ''}
        required
      />
      <Submit kind="secondary">Correct the email address</Submit>
      <p role="status">{corrected && `Emails about this order will now go to ${corrected}.`}</p>
    </Form>
  );
}

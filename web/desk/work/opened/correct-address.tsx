import { useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import type { WorkSheet } from '#shared/domain/work/bought-work.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import { Submit } from '../../../forms/submit.tsx';
import { unsavedInput } from '../../../unsaved-input.ts';
import { useProof } from '../../proof/proof.tsx';
import { useAction } from '../../queries.ts';
import { refusalOrUnconfirmed } from '../../refusal.ts';
import { stale } from '../../stale.ts';

interface Props {
  sheet: WorkSheet;
  show: (sheet: WorkSheet) => unknown;
}

/** Corrects the address of an order. Its earlier links open nothing any more, and the new address gets one. */
export function CorrectAddress({ sheet: { order }, show }: Props) {
  const correct = useAction('PUT /admin/orders/{id}/email', { stale: stale.work });
  const prove = useProof();
  const kept = unsavedInput('admin', `address ${order.id}`);
  const [corrected, setCorrected] = useState<string>();
  return (
    <Form
      key={corrected}
      label="Correct the address"
      kept={kept}
      send={async ({ email = '' }) => {
        show(await prove(() => correct({ path: { id: order.id }, body: { email } })));
        // The next form must not begin with this address.
        kept.forget();
        setCorrected(email);
      }}
      failure={refusalOrUnconfirmed('it is corrected once')}
    >
      <p>
        Links that were sent before open nothing any more, also where somebody has the page open. The new
        address gets an email with a link. A receipt stays as it was issued, with the address it had.
      </p>
      <Field
        name="email"
        label="Email of the buyer"
        type="email"
        maxLength={limits.person.email}
        defaultValue={order.email ?? ''}
        required
      />
      <Submit kind="secondary">Correct the address</Submit>
      <p role="status">{corrected && `Mails of this order go to ${corrected} from now on.`}</p>
    </Form>
  );
}

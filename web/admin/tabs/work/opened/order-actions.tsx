import { useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import { isPaid } from '#shared/domain/orders/order-status.ts';
import type { WorkDetail } from '#shared/domain/work/work-detail.ts';
import { Field } from '../../../../forms/field.tsx';
import { Form } from '../../../../forms/form.tsx';
import { Submit } from '../../../../forms/submit.tsx';
import { unsavedInput } from '../../../../unsaved-input.ts';
import { HandOnLink } from '../../../kit/contact/copy-button.tsx';
import { hello } from '../../../kit/contact/greeting.ts';
import { DrawerActions } from '../../../kit/drawer/drawer.tsx';
import { PressButton, usePress } from '../../../kit/press.tsx';
import { useProof } from '../../../kit/proof.tsx';
import { stale, useAction } from '../../../kit/queries.ts';
import { refusalOr, refusalOrUnconfirmed } from '../../../kit/refusal.ts';
import { RefundOrder } from '../../orders/refund.tsx';

interface Props {
  detail: WorkDetail;
  show: (detail: WorkDetail) => unknown;
  refresh: () => unknown;
}

export function OrderActions({ detail, show, refresh }: Props) {
  const { id, status } = detail.order;
  if (!isPaid(status)) return null;
  return (
    <>
      <DrawerActions
        title="The order"
        name="order-action"
        choices={[
          {
            id: 'email',
            name: 'Correct the email address',
            form: <CorrectAddress detail={detail} show={show} />,
          },
          { id: 'link', name: 'New order link', form: <NewLink detail={detail} /> },
        ]}
      />
      <div>
        <RefundOrder id={id} isRefundable={status !== 'refunded'} onChanged={refresh}>
          <p>
            {detail.order.coaching
              ? 'A full refund frees the times of the sessions to come.'
              : 'A full refund ends the work; the buyer keeps any drafts already sent. After a part refund, cancel the documents you won’t be writing.'}
          </p>
        </RefundOrder>
      </div>
    </>
  );
}

interface AddressProps {
  detail: WorkDetail;
  show: (detail: WorkDetail) => unknown;
}

function CorrectAddress({ detail: { order }, show }: AddressProps) {
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

function NewLink({ detail: { order, mobile } }: { detail: WorkDetail }) {
  const renew = useAction('POST /admin/orders/{id}/link');
  const prove = useProof();
  const make = usePress(() => prove(() => renew({ path: { id: order.id } })), {
    failure: refusalOr('Couldn’t create a link. Please try again.'),
  });
  const name = order.name ?? 'the buyer';
  return (
    <>
      <p>
        Use this if the buyer has lost the link or a stranger may have it. Earlier links will stop working,
        even on open pages. Anyone who has the new one can see the order, so share it only with the buyer.
      </p>
      {make.outcome ? (
        <HandOnLink
          url={make.outcome.url}
          name={name}
          phone={mobile}
          message={`${hello(name)}This link opens your order, ${order.what}: `}
        />
      ) : (
        <div>
          <PressButton kind="secondary" press={make} doing="Creating a link…">
            Create new link
          </PressButton>
        </div>
      )}
    </>
  );
}

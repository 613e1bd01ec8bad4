import { type ReactNode, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { type RefundProposal, refundProposal } from '#shared/domain/coaching/refund-proposal.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { formatPaise, paiseOf, rupeesOf } from '#shared/domain/money/money.ts';
import { readWholeRupees } from '#shared/domain/money/read-rupees.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import type { Payment } from '#shared/domain/orders/payment-records.ts';
import { refundablePaise, refundablePayments, refundedPaise } from '#shared/domain/orders/refunds.ts';
import { isPaidOffline } from '#shared/domain/payment-links/offline-payment.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { workStateOf } from '#shared/domain/work/work.ts';
import { refundDays } from '#shared/policies.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import type { Send } from '../../../forms/submission.ts';
import { Submit } from '../../../forms/submit.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { unsavedInput } from '../../../unsaved-input.ts';
import { useProof } from '../../kit/proof.tsx';
import { useAction, useQuery } from '../../kit/queries.ts';
import { ReadState } from '../../kit/read-state.tsx';
import { asksForCode, isRefusal, razorpaysRefusalOr } from '../../kit/refusal.ts';
import { ProposalText, proposedChoice, proposedPaise } from './refund-proposal.tsx';
import { paymentName, paymentText } from './wording.ts';

interface Props {
  order: AdminOrder;
  onRefunded: (order: AdminOrder) => void;
  onFailed: (isOutdated: boolean) => void;
  onCancel: () => void;
  children?: ReactNode;
}

export const RefundForm = (props: Props) =>
  props.order.product?.kind === 'coaching' ? <CoachingRefund {...props} /> : <RefundFields {...props} />;

/** Waits for the order’s sessions, because what we propose depends on them. */
function CoachingRefund(props: Props) {
  const { order } = props;
  const read = useQuery('GET /admin/work/{id}', { path: { id: order.id } });
  if (!read.data && !read.error) return <ReadState read={read} failure="" />;
  const sessions = read.data?.work && workStateOf(read.data.work).sessions;
  const proposal = sessions && refundProposal(sessions, { paise: order.paise, now: Date.now() });
  return (
    <RefundFields {...props} proposal={proposal}>
      {proposal ? (
        <ProposalText proposal={proposal} />
      ) : (
        <p>Couldn’t load the sessions, so we propose nothing. Check them in Work first.</p>
      )}
      {props.children}
    </RefundFields>
  );
}

interface FieldsProps extends Props {
  proposal?: RefundProposal | undefined;
}

function RefundFields({ order, proposal, onRefunded, onFailed, onCancel, children }: FieldsProps) {
  const refund = useAction('POST /admin/orders/{id}/refund');
  const prove = useProof();
  const choices = refundablePayments(order);
  const [chosenId, choose] = useState<string>();
  const [chosenExtent, setExtent] = useState<Extent>();
  const [fee, setFee] = useState('');
  const [part, setPartAmount] = useState('');
  const payment = choices.find(({ id }) => id === chosenId) ?? choices[0];
  if (!payment) return <p>Nothing left to refund on this order.</p>;

  const rest = refundablePaise(order, payment);
  const own = payment.id === order.paidBy ? proposal : undefined;
  const proposedName = own && proposedChoice(own);
  const proposed = own ? Math.min(rest, proposedPaise(own, paiseOf(typedRupees(fee)))) : 0;
  const extent = chosenExtent === 'proposed' && !proposedName ? undefined : chosenExtent;
  const shown = extent ?? usualExtent(own);
  const send: Send = async (
    { paymentId, extent, rupees = '', refundedPaise, reason = '' },
    idempotencyKey,
  ) => {
    const asked =
      (extent === 'part' && { rupees: typedRupees(rupees) }) ||
      (extent === 'proposed' && proposed < rest && { rupees: rupeesOf(proposed) });
    const body = { paymentId, reason, refundedPaise: Number(refundedPaise), ...asked };
    onRefunded(await prove(() => refund({ path: { id: order.id }, body, idempotencyKey })));
  };
  const sum = { all: rest, proposed, part: paiseOf(typedRupees(part)) }[shown];
  return (
    <Form
      label={`Refund ${order.id}`}
      kept={unsavedInput('admin', `refund ${order.id}`, { only: 'reason' })}
      send={send}
      onFailed={(error) => onFailed(isRefusal(error, 409))}
      failure={failureText}
    >
      {children}
      <PaymentChoice order={order} payments={choices} chosen={payment} onChoose={choose} />
      {/* How much had been refunded when the form was opened. If that has changed since, the server refuses the refund. */}
      <input type="hidden" name="refundedPaise" value={refundedPaise(order, payment)} />
      <fieldset className="choices">
        <legend>How much</legend>
        {proposedName && (
          <ExtentChoice value="proposed" shown={shown} onChoose={setExtent}>
            {proposedName}: {formatPaise(proposed)}
          </ExtentChoice>
        )}
        <ExtentChoice value="all" shown={shown} onChoose={setExtent}>
          Everything left: {formatPaise(rest)}
        </ExtentChoice>
        <ExtentChoice value="part" shown={shown} onChoose={setExtent}>
          Part of it
        </ExtentChoice>
      </fieldset>
      {shown === 'proposed' && own?.kind === 'unused' && (
        <Field name="fee" label="Fee in rupees" hint="Optional. We keep it" kind="rupees" onValue={setFee} />
      )}
      {shown === 'part' && (
        <Field
          name="rupees"
          label="Rupees"
          hint={`Up to ${formatPaise(rest)}`}
          kind="rupees"
          onValue={setPartAmount}
          required
        />
      )}
      <Field
        name="reason"
        label="Reason"
        hint="Stored with the refund"
        maxLength={limits.refund.reason}
        required
      />
      <p className="muted">
        {isPaidOffline(order)
          ? 'This order wasn’t paid through Razorpay: refund the buyer yourself, then record the refund here. We’ll email the buyer. You can’t undo it.'
          : `A refund takes ${refundDays.least}-${refundDays.most} business days to reach the buyer. You can’t undo it.`}
      </p>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Submit kind="destructive" pendingText="Refunding…">
          {sum > 0 ? `Refund ${formatPaise(sum)}` : 'Refund'}
        </Submit>
      </DialogActions>
    </Form>
  );
}

type Extent = 'all' | 'part' | 'proposed';

/** Once the sessions have started, we propose no amount, so the owner types or chooses one. */
function usualExtent(proposal: RefundProposal | undefined): Extent {
  if (proposal?.kind === 'asked') return 'proposed';
  return proposal?.kind === 'unused' || proposal?.kind === 'none' ? 'part' : 'all';
}

interface ExtentProps {
  value: Extent;
  shown: Extent;
  onChoose: (extent: Extent) => void;
  children: ReactNode;
}

const ExtentChoice = ({ value, shown, onChoose, children }: ExtentProps) => (
  <label>
    <input
      type="radio"
      name="extent"
      value={value}
      checked={shown === value}
      onChange={() => onChoose(value)}
    />
    <span>{children}</span>
  </label>
);

interface ChoiceProps {
  order: AdminOrder;
  payments: readonly Payment[];
  chosen: Payment;
  onChoose: (id: string) => void;
}

const PaymentChoice = ({ order, payments, chosen, onChoose }: ChoiceProps) => (
  <fieldset className="choices">
    <legend>Which payment</legend>
    {payments.map((payment) => (
      <label key={payment.id}>
        <input
          type="radio"
          name="paymentId"
          value={payment.id}
          checked={payment.id === chosen.id}
          onChange={() => onChoose(payment.id)}
        />
        <span>
          {paymentName(payment)}, {formatDateTime(payment.createdAt)}
          <small className="under">
            {paymentText(order, payment)}
            {refundedPaise(order, payment) > 0 &&
              ` ${formatPaise(refundedPaise(order, payment))} has been refunded.`}
          </small>
        </span>
      </label>
    ))}
  </fieldset>
);

const typedRupees = (typed: string) => readWholeRupees(typed).value ?? 0;

function failureText(error: unknown): string {
  // The owner didn't enter a code, so show the message that asked for one.
  if (asksForCode(error)) return error.message;
  const text = razorpaysRefusalOr('No reply yet, so we don’t know if the refund went through.')(error);
  return error instanceof ApiError && error.status < 500
    ? text
    : `${text} You can safely try again: the buyer won’t be refunded twice.`;
}

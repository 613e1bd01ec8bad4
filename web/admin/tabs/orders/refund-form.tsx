import { type ReactNode, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { formatPaise, paiseOf } from '#shared/domain/money/money.ts';
import { readWholeRupees } from '#shared/domain/money/read-rupees.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import type { Payment } from '#shared/domain/orders/payment-records.ts';
import { refundablePaise, refundablePayments, refundedPaise } from '#shared/domain/orders/refunds.ts';
import { isPaidOffline } from '#shared/domain/payment-links/offline-payment.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { refundDays } from '#shared/policies.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import type { Send } from '../../../forms/submission.ts';
import { Submit } from '../../../forms/submit.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { unsavedInput } from '../../../unsaved-input.ts';
import { useProof } from '../../kit/proof.tsx';
import { useAction } from '../../kit/queries.ts';
import { asksForCode, isRefusal, razorpaysRefusalOr } from '../../kit/refusal.ts';
import { paymentName, paymentText } from './wording.ts';

interface Props {
  order: AdminOrder;
  onRefunded: (order: AdminOrder) => void;
  onFailed: (isOutdated: boolean) => void;
  onCancel: () => void;
  children?: ReactNode;
}

export function RefundForm({ order, onRefunded, onFailed, onCancel, children }: Props) {
  const refund = useAction('POST /admin/orders/{id}/refund');
  const prove = useProof();
  const choices = refundablePayments(order);
  const [chosenId, choose] = useState<string>();
  const [isPart, setPart] = useState(false);
  const [part, setPartAmount] = useState('');
  const payment = choices.find(({ id }) => id === chosenId) ?? choices[0];
  if (!payment) return <p>Nothing left to refund on this order.</p>;

  const rest = refundablePaise(order, payment);
  const send: Send = async (
    { paymentId, extent, rupees = '', refundedPaise, reason = '' },
    idempotencyKey,
  ) => {
    const asked = extent === 'part' && { rupees: typedRupees(rupees) };
    const body = { paymentId, reason, refundedPaise: Number(refundedPaise), ...asked };
    onRefunded(await prove(() => refund({ path: { id: order.id }, body, idempotencyKey })));
  };
  const sum = isPart ? paiseOf(typedRupees(part)) : rest;
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
        <label>
          <input type="radio" name="extent" value="all" checked={!isPart} onChange={() => setPart(false)} />
          Everything left: {formatPaise(rest)}
        </label>
        <label>
          <input type="radio" name="extent" value="part" checked={isPart} onChange={() => setPart(true)} />
          Part of it
        </label>
      </fieldset>
      {isPart && (
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

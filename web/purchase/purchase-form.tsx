import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { brand } from '#shared/brand.ts';
import { rupees } from '#shared/domain/rupees.ts';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { Submit } from '../forms/submit.tsx';
import { Notice } from '../ui/notice.tsx';
import { messages, type PaymentFailure } from './purchase-state.ts';
import type { Buyer } from './stored-purchase.ts';
import { PurchaseTerms } from './terms.tsx';

interface Props {
  /** In rupees. */
  price: number;
  /** The buyer of the purchase before, in this tab. */
  buyer: Buyer | undefined;
  /** The failure of the payment before. */
  failure: PaymentFailure | undefined;
  /** The terms that the buyer knows before paying; a plan's unless said. */
  terms?: ReactNode;
  /** The words of its button. */
  submit?: string;
  onSubmit: (buyer: Buyer, idempotencyKey: string) => Promise<void>;
}

/** The form for a buyer's details. */
export const PurchaseForm = ({
  price,
  buyer,
  failure,
  terms = <PurchaseTerms opensBeside />,
  submit = 'Continue to payment',
  onSubmit,
}: Props) => (
  <Form
    label="Purchase"
    send={({ name = '', email = '', mobile = '' }, idempotencyKey) =>
      onSubmit({ name, email, mobile }, idempotencyKey)
    }
    failure={refusalMessage}
  >
    <Field name="name" label="Name" autoComplete="name" defaultValue={buyer?.name} required />
    <Field
      name="email"
      label="Email"
      type="email"
      autoComplete="email"
      defaultValue={buyer?.email}
      required
    />
    <Field name="mobile" label="Mobile" type="tel" autoComplete="tel" defaultValue={buyer?.mobile} required />
    <p>
      Next, Razorpay’s window opens. There you pay {rupees(price)} by card or UPI; we see neither your card
      nor your UPI details.
    </p>
    {terms}
    <Submit pendingText="Opening the payment…">{submit}</Submit>
    {failure && <FailureNotice failure={failure} />}
  </Form>
);

const refusalMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : messages.somethingWrong;

/** Says why a payment did not come about, and how a buyer who has paid all the same reaches us. Takes the focus. */
function FailureNotice({ failure: { message, reason, orderId } }: { failure: PaymentFailure }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1}>
      <Notice kind="failure">
        <p>{message}</p>
        {reason && <p>The last try failed: {reason}</p>}
        <p>
          If money has left your account, do not pay again: call{' '}
          <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>
          {orderId && <> and name your order, {orderId}</>}.
        </p>
        {!navigator.onLine && <p>You are offline. What you wrote is still here.</p>}
      </Notice>
    </div>
  );
}

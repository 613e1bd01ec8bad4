import { type ReactNode, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { brand } from '#shared/brand.ts';
import { rupees } from '#shared/domain/money/money.ts';
import { DataNotice } from '../forms/data-notice.tsx';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { Submit } from '../forms/submit.tsx';
import { FailureNotice } from './failure-notice.tsx';
import type { Details } from './place-order.ts';
import { messages, type PaymentFailure } from './purchase-state.ts';
import type { Buyer } from './stored-purchase.ts';
import { PurchaseTerms } from './terms.tsx';

interface Props {
  /** In rupees. */
  price: number;
  /** What is known of the buyer: from the purchase before, in this tab, or from whoever asks for the payment. */
  buyer: { [Detail in keyof Buyer]?: string | undefined } | undefined;
  /** The failure of the payment before. */
  failure: PaymentFailure | undefined;
  /** The terms that the buyer knows before paying; a plan's unless said. */
  terms?: ReactNode;
  /** The words of its button. */
  submit?: string;
  onSubmit: (details: Details, idempotencyKey: string) => Promise<void>;
}

/** The form for a buyer's details, which asks in words whether a second one is meant where one is paid. */
export function PurchaseForm({
  price,
  buyer,
  failure,
  terms = <PurchaseTerms opensBeside now={Date.now()} />,
  submit = 'Continue to payment',
  onSubmit,
}: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    // A buyer who changes a field is asked again.
    <div onInput={() => setAsked(false)}>
      <Form
        label="Purchase"
        hidden={{ isSecondMeant: isAsked ? 'yes' : undefined }}
        send={({ name = '', email = '', mobile = '', isSecondMeant }, idempotencyKey) =>
          onSubmit(
            { name, email, mobile, ...(isSecondMeant && { isSecondMeant: true as const }) },
            idempotencyKey,
          )
        }
        failure={refusalMessage}
        onFailed={(error) => setAsked(asksForSecond(error))}
        onSent={() => setAsked(false)}
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
        <Field
          name="mobile"
          label="Mobile"
          type="tel"
          autoComplete="tel"
          defaultValue={buyer?.mobile}
          required
        />
        <small>
          Next, Razorpay’s window opens. There you pay {rupees(price)} in all, by card or UPI; we see neither
          your card nor your UPI details.
        </small>
        {terms}
        <DataNotice purpose="deliver what you buy and to write your receipt" opensBeside />
        <Submit kind={isAsked ? 'secondary' : 'primary'} pendingText="Opening the payment…">
          {isAsked ? 'Buy it a second time' : submit}
        </Submit>
        {failure && !isAsked && <FailureNotice failure={failure} />}
      </Form>
    </div>
  );
}

const asksForSecond = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ field }) => field === 'isSecondMeant');

function refusalMessage(error: unknown): ReactNode {
  if (!asksForSecond(error)) return error instanceof ApiError ? error.message : messages.somethingWrong;
  return (
    <>
      You have paid for this already. Do you want to buy it a second time? If not,{' '}
      <a href="/order" target="_blank" rel="noopener">
        open your order
      </a>{' '}
      or call <a href={`tel:${brand.phone}`}>{brand.phoneShown}</a>.
    </>
  );
}

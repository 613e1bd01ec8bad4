import { type ReactNode, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { brand } from '#shared/brand.ts';
import { fullPriceText } from '#shared/domain/money/money.ts';
import type { RefundRule } from '#shared/domain/orders/refund-rules.ts';
import { DataNotice } from '../forms/data-notice.tsx';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { Submit } from '../forms/submit.tsx';
import { CallAndWhatsApp } from '../ui/call-and-whatsapp.tsx';
import { DeadlinesByEmail } from '../ui/deadlines-by-email.tsx';
import { RefundLine } from '../ui/refund-line.tsx';
import { FailureNotice } from './failure-notice.tsx';
import type { Details } from './place-order.ts';
import styles from './purchase-form.module.css';
import { messages, type PaymentFailure } from './purchase-state.ts';
import type { Buyer } from './stored-purchase.ts';

interface Props {
  rupees: number;
  /** Known from an earlier purchase in this tab, or from the payment link. */
  buyer: { [Detail in keyof Buyer]?: string | undefined } | undefined;
  failure: PaymentFailure | undefined;
  /** What the buyer is paying for, in the message on WhatsApp. */
  about: string;
  rule?: RefundRule | undefined;
  /** What happens after the payment. */
  next: string;
  submit?: string;
  onSubmit: (details: Details, idempotencyKey: string) => Promise<void>;
  /** Fields before those about the buyer. */
  children?: ReactNode;
}

export function PurchaseForm({
  rupees,
  buyer,
  failure,
  about,
  rule,
  next,
  submit = 'Continue to payment',
  onSubmit,
  children,
}: Props) {
  const [isRepeatAsked, setRepeatAsked] = useState(false);
  return (
    // If anything changes, the buyer has to confirm again.
    <div className={styles.form} onInput={() => setRepeatAsked(false)}>
      <Form
        label="Purchase"
        hidden={{ isRepeatConfirmed: isRepeatAsked ? 'yes' : undefined }}
        send={({ name = '', email = '', mobile = '', isRepeatConfirmed, start }, idempotencyKey) =>
          onSubmit(
            {
              ...{ name, email, mobile },
              ...(start && { start }),
              ...(isRepeatConfirmed && { isRepeatConfirmed: true as const }),
            },
            idempotencyKey,
          )
        }
        failure={refusalMessage}
        onFailed={(error) => setRepeatAsked(needsRepeatConfirmation(error))}
        onSent={() => setRepeatAsked(false)}
      >
        {children}
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
        <div className="group note">
          <p>UPI, card or net banking with Razorpay.</p>
          <p>By paying you confirm that you’re 18 or over.</p>
        </div>
        <Submit kind={isRepeatAsked ? 'secondary' : 'primary'} pendingText="Opening checkout…">
          {isRepeatAsked ? 'Buy it again' : submit}
        </Submit>
        {failure && !isRepeatAsked && <FailureNotice failure={failure} />}
        <div className="group note">
          <p>{fullPriceText(rupees)}</p>
          <RefundLine rule={rule} opensInNewTab />
          <p>{next}</p>
        </div>
        <details className="faq">
          <summary>Questions</summary>
          <div className="group note">
            <p>We never see your card or UPI details.</p>
            <DeadlinesByEmail />
            <CallAndWhatsApp about={about} />
          </div>
        </details>
        <DataNotice purpose="deliver your order and write your receipt" opensInNewTab />
      </Form>
    </div>
  );
}

const needsRepeatConfirmation = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ field }) => field === 'isRepeatConfirmed');

function refusalMessage(error: unknown): ReactNode {
  if (!needsRepeatConfirmation(error))
    return error instanceof ApiError ? error.message : messages.somethingWrong;
  return (
    <>
      You’ve already paid for this. Do you want to buy it again? If not,{' '}
      <a href="/order" target="_blank" rel="noopener">
        open your order
      </a>{' '}
      or call <a href={`tel:${brand.phone}`}>{brand.displayPhone}</a>.
    </>
  );
}

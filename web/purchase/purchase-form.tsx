import { ApiError } from '#shared/api/client.ts';
import { deliveryDays } from '#shared/domain/policies.ts';
import { rupees } from '../content/rupees.ts';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { Submit } from '../forms/submit.tsx';
import { Whole } from '../ui/whole.tsx';
import type { Buyer } from './kept-purchase.ts';
import { PaymentFailure } from './payment-failure.tsx';
import { type Failure, messages } from './purchase-state.ts';

interface Props {
  price: number;
  /** Who tried to buy before in this tab. */
  buyer: Buyer | undefined;
  /** Why the payment before did not come about. */
  failure: Failure | undefined;
  onSubmit: (buyer: Buyer, idempotencyKey: string) => Promise<void>;
}

/** Who buys. */
export const PurchaseForm = ({ price, buyer, failure, onSubmit }: Props) => (
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
      nor your UPI details. Delivery takes <Whole>{`${deliveryDays} days`}</Whole>.
    </p>
    <Submit pendingText="Opening the payment…">Continue to payment</Submit>
    {failure && <PaymentFailure failure={failure} />}
  </Form>
);

const refusalMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : messages.somethingWrong;

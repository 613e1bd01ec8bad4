import { ApiError } from '#shared/api/client.ts';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { Submit } from '../forms/submit.tsx';
import type { Buyer } from './use-purchase.ts';

interface Props {
  onSubmit: (buyer: Buyer, idempotencyKey: string) => Promise<unknown>;
}

/** Who buys, and what happens when they have said so. */
export const PurchaseForm = ({ onSubmit }: Props) => (
  <Form
    label="Purchase"
    send={({ name = '', email = '', mobile = '' }, idempotencyKey) =>
      onSubmit({ name, email, mobile }, idempotencyKey)
    }
    failure={failureMessage}
  >
    <Field name="name" label="Name" autoComplete="name" required />
    <Field name="email" label="Email" type="email" autoComplete="email" required />
    <Field name="mobile" label="Mobile" type="tel" autoComplete="tel" required />
    <p>
      Next: we open an order for this price. Nothing is charged at this step. Once it is paid, delivery takes
      3-5 days.
    </p>
    <Submit>Continue</Submit>
  </Form>
);

const failureMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Something went wrong. Please try again.';

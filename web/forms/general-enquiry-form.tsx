import { useAction } from '../api.ts';
import type { ButtonKind } from '../ui/button.tsx';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { Submit } from './submit.tsx';
import { Trap } from './trap.tsx';
import { WithoutScript } from './without-script.tsx';

export interface GeneralEnquiryProps {
  /** The form's accessible name. */
  label: string;
  /** What it is about; nothing in particular unless said. */
  certificationName?: string;
  /** What the button says. */
  submit: string;
  kind?: ButtonKind;
  /** Takes the telephone number in digits alone. */
  numericPhone?: boolean;
}

/** Asks about a certification or anything else. All fields are required, and the answer comes in 48 business hours. */
export function GeneralEnquiryForm({
  label,
  certificationName,
  submit,
  kind,
  numericPhone,
}: GeneralEnquiryProps) {
  const enquire = useAction('POST /enquiries/certification');
  return (
    <Form
      label={label}
      send={({ name = '', email = '', phone = '', message = '', website }, idempotencyKey) =>
        enquire({ body: { name, email, phone, message, certificationName, website }, idempotencyKey })
      }
      failure="Failed to submit enquiry. Please try again."
      success={
        <>
          <p>Enquiry submitted successfully!</p>
          <p>We reply within 48 business hours.</p>
        </>
      }
    >
      <WithoutScript />
      <Field name="name" label="Name" autoComplete="name" required />
      <Field name="email" label="Email" type="email" autoComplete="email" required />
      <Field
        name="phone"
        label="Phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        required
        {...(numericPhone && digits)}
      />
      <Field name="message" label="Message" rows={4} required />
      <Trap />
      <Submit kind={kind}>{submit}</Submit>
    </Form>
  );
}

// Browsers fill in the country's code with a plus sign, and people group digits by spaces.
const digits = {
  pattern: '\\+?[0-9][0-9 ]{4,18}',
  title: 'Enter the phone number in digits, such as 98220 00001.',
};

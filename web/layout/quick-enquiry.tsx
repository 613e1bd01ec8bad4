import { useAction } from '../api.ts';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { Submit } from '../forms/submit.tsx';
import { WithoutScript } from '../forms/without-script.tsx';

/** The footer's form: a question about anything, answered within 48 business hours. */
export function QuickEnquiry() {
  const enquire = useAction('POST /enquiries/certification');
  return (
    <Form
      label="Quick enquiry"
      send={({ name = '', email = '', phone = '', message = '' }, idempotencyKey) =>
        enquire({ body: { name, email, phone, message }, idempotencyKey })
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
      <Field name="phone" label="Phone" type="tel" autoComplete="tel" required />
      <Field name="message" label="Message" rows={3} required />
      <Submit kind="secondary">Send Enquiry</Submit>
    </Form>
  );
}

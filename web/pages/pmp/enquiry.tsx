import { replyHours } from '#shared/domain/policies.ts';
import { useAction } from '../../api.ts';
import { Field } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import { Submit } from '../../forms/submit.tsx';
import { Trap } from '../../forms/trap.tsx';
import { WithoutScript } from '../../forms/without-script.tsx';
import styles from './enquiry.module.css';

/** The form of the PMP page: all fields are required, and the enquiry is about nothing but PMP. */
export function PmpEnquiry() {
  const enquire = useAction('POST /enquiries/certification');
  return (
    <div id="request" className={styles.enquiry}>
      <h2>Request More Info</h2>
      <p>
        Dates, timings, price, or whether your hours of project work are enough. It commits you to nothing.
      </p>
      <Form
        label="Request More Info"
        send={({ name = '', email = '', phone = '', message = '', website }, idempotencyKey) =>
          enquire({
            body: { name, email, phone, message, certificationName: 'PMP', website },
            idempotencyKey,
          })
        }
        failure="❌ Failed to submit enquiry. Please try again."
        success={
          <>
            <p>Enquiry submitted successfully!</p>
            <p>We reply within {replyHours} business hours.</p>
          </>
        }
      >
        <WithoutScript />
        <Field name="name" label="Name" placeholder="Your Name*" autoComplete="name" required />
        <Field
          name="email"
          label="Email"
          type="email"
          placeholder="Your Email*"
          autoComplete="email"
          required
        />
        <Field
          name="phone"
          label="Phone"
          type="tel"
          placeholder="Phone Number*"
          autoComplete="tel"
          required
        />
        <Field name="message" label="Message" rows={4} placeholder="Your Message..." required />
        <Trap />
        <Submit pendingText="Submitting...">Request More Info</Submit>
      </Form>
    </div>
  );
}

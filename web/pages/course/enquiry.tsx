import { useEffect, useRef, useState } from 'react';
import { replyHours } from '#shared/domain/policies.ts';
import { useAction } from '../../api.ts';
import { Field } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import { Submit } from '../../forms/submit.tsx';
import { Trap } from '../../forms/trap.tsx';
import { WithoutScript } from '../../forms/without-script.tsx';
import { LinkButton } from '../../ui/button.tsx';
import styles from './enquiry.module.css';

interface Props {
  courseId: string;
  courseTitle: string;
}

/** Asks about a course. Once sent, thanks and what happens next take the form's place. */
export function CourseEnquiry({ courseId, courseTitle }: Props) {
  const enquire = useAction('POST /enquiries');
  const [isSent, setSent] = useState(false);
  if (isSent) return <ThankYou />;
  return (
    <section className={styles.panel} aria-labelledby="enquiry">
      <h2 id="enquiry">Ask about this course</h2>
      <p>We reply within {replyHours} business hours. Asking commits you to nothing.</p>
      <Form
        label="Course enquiry"
        send={({ name = '', email = '', phoneNumber, message, website }, idempotencyKey) =>
          enquire({
            body: { name, email, phoneNumber, message, courseId, courseTitle, website },
            idempotencyKey,
          })
        }
        onSent={() => setSent(true)}
        failure="Failed to submit enquiry. Please check your details and try again."
      >
        <WithoutScript />
        <Field name="name" label="Name" autoComplete="name" required />
        <Field name="email" label="Email" type="email" autoComplete="email" required />
        <Field name="phoneNumber" label="Phone" type="tel" autoComplete="tel" />
        <Field name="message" label="Message" rows={4} />
        <Trap />
        <Submit>Submit Enquiry</Submit>
      </Form>
    </section>
  );
}

function ThankYou() {
  const panel = useRef<HTMLElement>(null);
  // The form took the focus with it when it went.
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} tabIndex={-1} role="status" className={styles.panel}>
      <h2>Thank you</h2>
      <p>
        <strong>Your enquiry was submitted successfully!</strong>
      </p>
      <ol className={styles.next}>
        <li>Your enquiry is in our list, with this course’s name on it.</li>
        <li>We reply within {replyHours} business hours, to the email address you gave.</li>
        <li>You decide. Nothing is booked and nothing is paid until you say so.</li>
      </ol>
      <LinkButton to="/courses">Back to all courses</LinkButton>
    </section>
  );
}

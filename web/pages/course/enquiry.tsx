import { useState } from 'react';
import { noticeVersion, replyHours } from '#shared/policies.ts';
import { callApi } from '../../api.ts';
import { EnquiryForm } from '../../forms/enquiry-form.tsx';
import { formFailures } from '../../forms/failures.ts';
import { type ButtonKind, LinkButton } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { Panel } from '../../ui/panel.tsx';

interface Props {
  courseId: string;
  courseTitle: string;
  kind?: ButtonKind;
}

export function CourseEnquiry({ courseId, courseTitle, kind = 'primary' }: Props) {
  const [isSent, setSent] = useState(false);
  if (isSent) return <ThankYou />;
  return (
    <Panel aria-labelledby="enquiry">
      <h2 id="enquiry">Ask about this course</h2>
      <p>We’ll reply within {replyHours} business hours. There’s no obligation.</p>
      <EnquiryForm
        label="Course enquiry"
        action="/api/enquiries"
        hidden={{ courseId, courseTitle }}
        send={({ name = '', email = '', phoneNumber, message, remark }, idempotencyKey) =>
          callApi('POST /enquiries', {
            body: { name, email, phoneNumber, message, courseId, courseTitle, noticeVersion, remark },
            idempotencyKey,
          })
        }
        onSent={() => setSent(true)}
        failure={formFailures.course}
        fields={fields}
        submit="Submit enquiry"
        kind={kind}
      />
    </Panel>
  );
}

const fields = {
  phone: { name: 'phoneNumber', required: false },
  message: { required: false },
};

function ThankYou() {
  return (
    <Panel ref={focusOnMount} tabIndex={-1} role="status">
      <h2>Thank you</h2>
      <p>
        <strong>Your enquiry was submitted successfully!</strong>
      </p>
      <ol className="ledger numbered">
        <li>We’ve noted which course you’re asking about.</li>
        <li>We’ll reply within {replyHours} business hours, to the email address you gave.</li>
        <li>You decide. Nothing is booked or charged until you say so.</li>
      </ol>
      <LinkButton to="/courses">Back to all courses</LinkButton>
    </Panel>
  );
}

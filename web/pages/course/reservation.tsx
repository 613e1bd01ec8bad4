import { noticeVersion, replyHours } from '#shared/policies.ts';
import { callApi } from '../../api.ts';
import { EnquiryForm } from '../../forms/enquiry-form.tsx';
import { formFailures } from '../../forms/failures.ts';

interface Props {
  courseId: string;
  courseTitle: string;
  batchStart: string | undefined;
}

export const ReservationForm = ({ courseId, courseTitle, batchStart }: Props) => (
  <EnquiryForm
    label="Request a seat"
    action="/api/enquiries"
    hidden={{ courseId, courseTitle, wants: 'seat', batchStart }}
    send={({ name = '', email = '', phoneNumber, message, remark }, idempotencyKey) =>
      callApi('POST /enquiries', {
        body: {
          ...{ name, email, phoneNumber, message, courseId, courseTitle, noticeVersion, remark },
          wants: 'seat',
          batchStart,
        },
        idempotencyKey,
      })
    }
    failure={formFailures.reservation}
    success={
      <>
        <p>We’ve received your request.</p>
        <p>
          We’ll confirm your seat within {replyHours} business hours, by email or phone. There’s nothing to
          pay until then.
        </p>
      </>
    }
    fields={fields}
    submit="Request a seat"
    kind="primary"
  />
);

const fields = { phone: { name: 'phoneNumber' }, message: { required: false } };

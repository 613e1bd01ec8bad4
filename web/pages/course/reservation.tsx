import { noticeVersion, replyHours } from '#shared/policies.ts';
import { callApi } from '../../api.ts';
import { EnquiryForm } from '../../forms/enquiry-form.tsx';
import { formFailures } from '../../forms/failures.ts';

interface Props {
  courseId: string;
  courseTitle: string;
  /** The day of India on which the batch starts. */
  batchStart: string | undefined;
}

/** Asks for a place in a batch, which the owner confirms. */
export const ReservationForm = ({ courseId, courseTitle, batchStart }: Props) => (
  <EnquiryForm
    label="Reserve a place"
    action="/api/enquiries"
    hidden={{ courseId, courseTitle, wants: 'place', batchStart }}
    send={({ name = '', email = '', phoneNumber, message, remark }, idempotencyKey) =>
      callApi('POST /enquiries', {
        body: {
          ...{ name, email, phoneNumber, message, courseId, courseTitle, noticeVersion, remark },
          wants: 'place',
          batchStart,
        },
        idempotencyKey,
      })
    }
    failure={formFailures.reservation}
    success={
      <>
        <p>We have your request for a place.</p>
        <p>
          We confirm it within {replyHours} business hours, by mail or telephone. Until then nothing is paid.
        </p>
      </>
    }
    fields={fields}
    submit="Ask for This Place"
    kind="primary"
  />
);

const fields = { phone: { name: 'phoneNumber' }, message: { required: false } };

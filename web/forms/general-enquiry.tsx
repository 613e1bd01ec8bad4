import { noticeVersion, replyHours } from '#shared/policies.ts';
import { callApi } from '../api.ts';
import type { ButtonKind } from '../ui/button.tsx';
import { type EnquiryFields, EnquiryForm } from './enquiry-form.tsx';
import { formFailures } from './failures.ts';

interface Props {
  /** The form's accessible name. */
  label: string;
  /** The certification it is about; nothing in particular unless said. */
  certificationName?: string;
  /** The button's text, at rest and while the enquiry is on its way. */
  submit: string;
  pendingText?: string;
  kind?: ButtonKind;
  failure?: string;
  fields?: EnquiryFields;
}

/** Asks about a certification or anything else. All fields are required, and the answer comes in 48 business hours. */
export const GeneralEnquiry = ({
  certificationName,
  failure = formFailures.enquiry,
  fields = { phone: { inputMode: 'numeric' } },
  ...form
}: Props) => (
  <EnquiryForm
    action="/api/enquiries/certification"
    hidden={{ certificationName }}
    {...form}
    send={({ name = '', email = '', phone = '', message = '', remark }, idempotencyKey) =>
      callApi('POST /enquiries/certification', {
        body: { name, email, phone, message, certificationName, noticeVersion, remark },
        idempotencyKey,
      })
    }
    failure={failure}
    success={
      <>
        <p>Enquiry submitted successfully!</p>
        <p>We reply within {replyHours} business hours.</p>
      </>
    }
    fields={fields}
  />
);

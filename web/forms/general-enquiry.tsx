import { noticeVersion, replyHours } from '#shared/policies.ts';
import { callApi } from '../api.ts';
import type { ButtonKind } from '../ui/button.tsx';
import { type EnquiryFields, EnquiryForm } from './enquiry-form.tsx';
import { formFailures } from './failures.ts';

interface Props {
  label: string;
  certificationName?: string;
  submit: string;
  pendingText?: string;
  kind?: ButtonKind;
  failure?: string;
  fields?: EnquiryFields;
}

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
        <p>We’ll reply within {replyHours} business hours.</p>
      </>
    }
    fields={fields}
  />
);

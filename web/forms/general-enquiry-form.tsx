import { type ReactNode, type RefObject, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { replyHours } from '#shared/domain/policies.ts';
import { useAction } from '../api.ts';
import type { ButtonKind } from '../ui/button.tsx';
import { type EnquiryFields, EnquiryForm } from './enquiry-form.tsx';

export interface GeneralEnquiryProps {
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
export function GeneralEnquiryForm({
  certificationName,
  failure = 'Failed to submit enquiry. Please try again.',
  fields = { phone: { inputMode: 'numeric' } },
  ...form
}: GeneralEnquiryProps) {
  const enquire = useAction('POST /enquiries/certification');
  return (
    <EnquiryForm
      {...form}
      send={({ name = '', email = '', phone = '', message = '', remark }, idempotencyKey) =>
        enquire({ body: { name, email, phone, message, certificationName, remark }, idempotencyKey })
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
}

/**
 * Brings the form in a place to life, or draws one where there is none, as a React root of its own; the root that it
 * has already draws it again. Nothing holds the root elsewhere: it goes with its place.
 */
export function drawEnquiry(
  place: Element,
  props: GeneralEnquiryProps,
  isSentEarly: RefObject<boolean>,
  root?: Root,
): Root {
  const form = (
    <SendEarly place={place} isSentEarly={isSentEarly}>
      <GeneralEnquiryForm {...props} />
    </SendEarly>
  );
  const drawn = place.firstElementChild;
  if (drawn && !root) return hydrateRoot(drawn, form);
  const own = root ?? createRoot(place.appendChild(document.createElement('div')));
  own.render(form);
  return own;
}

interface SendEarlyProps {
  place: Element;
  /** Whether its button was the last thing touched, when it could not do anything yet. */
  isSentEarly: RefObject<boolean>;
  children: ReactNode;
}

/** Sends the form, once it is alive, if its button was pressed before. */
function SendEarly({ place, isSentEarly, children }: SendEarlyProps) {
  useEffect(() => {
    if (isSentEarly.current) place.querySelector('form')?.requestSubmit();
  }, [place, isSentEarly]);
  return children;
}

import { type ReactNode, type RefObject, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { replyHours } from '#shared/domain/policies.ts';
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
          <p>We reply within {replyHours} business hours.</p>
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
    <Late place={place} isSentEarly={isSentEarly}>
      <GeneralEnquiryForm {...props} />
    </Late>
  );
  const drawn = place.firstElementChild;
  if (drawn && !root) return hydrateRoot(drawn, form);
  const own = root ?? createRoot(place.appendChild(document.createElement('div')));
  own.render(form);
  return own;
}

interface LateProps {
  place: Element;
  /** Whether its button was the last thing touched, when it could not do anything yet. */
  isSentEarly: RefObject<boolean>;
  children: ReactNode;
}

/** Does, once it is alive, what the form was told before. */
function Late({ place, isSentEarly, children }: LateProps) {
  useEffect(() => {
    if (isSentEarly.current) place.querySelector('form')?.requestSubmit();
  }, [place, isSentEarly]);
  return children;
}

import { useEffect, useRef, useState } from 'react';
import { noticeVersion } from '#shared/policies.ts';
import { callApi } from '../../../api.ts';
import { DataNotice } from '../../../forms/data-notice.tsx';
import { formFailures } from '../../../forms/failures.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import { Honeypot } from '../../../forms/honeypot.tsx';
import { RatingChoice } from '../../../forms/rating-choice.tsx';
import { Submit } from '../../../forms/submit.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { closes } from '../../../ui/native-dialog.ts';
import { Notice } from '../../../ui/notice.tsx';

export function ReviewForm() {
  const [isSent, setSent] = useState(false);
  const [failures, setFailures] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    const reset = () => setSent(false);
    dialog?.addEventListener('close', reset);
    return () => dialog?.removeEventListener('close', reset);
  }, []);

  // The submit button loses focus when it's disabled. This returns focus to it unless a field has an error.
  useEffect(() => {
    if (failures === 0 || place.current?.querySelector('[aria-invalid]')) return;
    place.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [failures]);

  return (
    <div ref={place}>
      {isSent ? (
        <ReviewThanks />
      ) : (
        <Form
          label="Your review"
          action="/api/reviews"
          send={({ name = '', email = '', message = '', rating, remark }, idempotencyKey) =>
            callApi('POST /reviews', {
              body: { name, email, message, rating: Number(rating), noticeVersion, remark },
              idempotencyKey,
            })
          }
          onSent={() => setSent(true)}
          onFailed={() => setFailures(failures + 1)}
          failure={formFailures.review}
        >
          <RatingChoice options={[5, 4, 3, 2, 1]} chosen={5} size={18} />
          <Field name="name" label="Name" hint="Shown with your review" autoComplete="name" required />
          <Field name="email" label="Email" hint="Never shown" type="email" autoComplete="email" required />
          <Field name="message" label="Message" rows={5} required />
          <Honeypot />
          <DataNotice purpose="publish it once we’ve read it" />
          <div className="row">
            <Submit>Submit review</Submit>
            <Close />
          </div>
        </Form>
      )}
    </div>
  );
}

const Close = () => <Button {...closes('add-review')}>Close</Button>;

const ReviewThanks = () => (
  <div ref={focusOnMount} tabIndex={-1} className="stack">
    <Notice kind="success">Thank you! Your review has been submitted for approval.</Notice>
    <p>Once we’ve read and approved it, it’ll appear here with your name and star rating.</p>
    <Close />
  </div>
);

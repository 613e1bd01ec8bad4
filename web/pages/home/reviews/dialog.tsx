import { Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import { Honeypot } from '../../../forms/honeypot.tsx';
import { Submit } from '../../../forms/submit.tsx';
import { useAction } from '../../../queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from './dialog.module.css';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The review form, and thanks in its place once it was sent. Opened again after that, it has a new form. */
export function ReviewDialog({ isOpen, onClose }: Props) {
  const [isSent, setSent] = useState(false);
  const close = () => {
    setSent(false);
    onClose();
  };
  return (
    <Dialog title="Add your review" isOpen={isOpen} onClose={close}>
      {isSent ? (
        <ReviewThanks onClose={close} />
      ) : (
        <ReviewForm onSent={() => setSent(true)} onClose={close} />
      )}
    </Dialog>
  );
}

interface FormProps {
  onSent: () => void;
  onClose: () => void;
}

/** Sends a review for the owner to approve. The typed text stays until it has arrived. */
function ReviewForm({ onSent, onClose }: FormProps) {
  const submitReview = useAction('POST /reviews');
  const [failures, setFailures] = useState(0);
  const form = useRef<HTMLDivElement>(null);

  // The dialog chose its focus before this script was loaded.
  useEffect(() => form.current?.querySelector<HTMLElement>(':checked')?.focus(), []);

  // The disabled button lost the focus while the request ran; a field with an error may have it by now.
  useEffect(() => {
    if (failures === 0 || form.current?.querySelector('[aria-invalid]')) return;
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [failures]);

  return (
    <div ref={form}>
      <Form
        label="Your review"
        send={({ name = '', email = '', message = '', rating, remark }, idempotencyKey) =>
          submitReview({ body: { name, email, message, rating: Number(rating), remark }, idempotencyKey })
        }
        onSent={onSent}
        onFailed={() => setFailures(failures + 1)}
        failure="Sorry, there was an error submitting your review."
      >
        <RatingChoice />
        <Field name="name" label="Name" hint="Shown with your review" autoComplete="name" required />
        <Field name="email" label="Email" hint="Never shown" type="email" autoComplete="email" required />
        <Field name="message" label="Message" rows={5} required />
        <Honeypot />
        <div className={styles.actions}>
          <Submit>Submit Review</Submit>
          <Button onClick={onClose}>Close</Button>
        </div>
      </Form>
    </div>
  );
}

/** Takes the form's place: says that the review arrived, and what happens next. */
function ReviewThanks({ onClose }: { onClose: () => void }) {
  return (
    <div ref={focusOnMount} tabIndex={-1} className={styles.sent}>
      <Notice kind="success">Thank you! Your review has been submitted for approval.</Notice>
      <p>It appears on this page, with your name and your stars, once we have read and approved it.</p>
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}

/** Five to one star, five unless chosen otherwise: radio buttons that look like the stars they stand for. */
const RatingChoice = () => (
  <fieldset className={styles.choice}>
    <legend>Rating</legend>
    <div className={styles.row}>
      {[5, 4, 3, 2, 1].map((stars) => (
        <label key={stars} className={styles.option}>
          <input
            type="radio"
            name="rating"
            value={stars}
            defaultChecked={stars === 5}
            aria-label={stars === 1 ? '1 star' : `${stars} stars`}
            className={styles.radio}
          />
          <span aria-hidden="true">{stars}</span>
          <Star aria-hidden="true" size={18} className={styles.star} />
        </label>
      ))}
    </div>
  </fieldset>
);

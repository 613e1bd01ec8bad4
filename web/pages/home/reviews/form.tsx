import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../../api.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import { Submit } from '../../../forms/submit.tsx';
import { Trap } from '../../../forms/trap.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './form.module.css';
import { RatingChoice } from './rating-choice.tsx';

interface Props {
  onSent: () => void;
  onClose: () => void;
}

/** Leaves a review for the owner to approve. What was typed stays until it has arrived. */
export function ReviewForm({ onSent, onClose }: Props) {
  const submitReview = useAction('POST /reviews');
  const [failures, setFailures] = useState(0);
  const form = useRef<HTMLDivElement>(null);

  // The dialog chose its focus before this script was here.
  useEffect(() => form.current?.querySelector<HTMLElement>(':checked')?.focus(), []);

  // The button was disabled while it waited and lost the focus by that; a field with an error may have it.
  useEffect(() => {
    if (failures === 0 || form.current?.querySelector('[aria-invalid]')) return;
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [failures]);

  return (
    <div ref={form}>
      <Form
        label="Your review"
        send={({ name = '', email = '', message = '', rating, website }, idempotencyKey) =>
          submitReview({ body: { name, email, message, rating: Number(rating), website }, idempotencyKey })
        }
        onSent={onSent}
        onFailed={() => setFailures(failures + 1)}
        failure="Sorry, there was an error submitting your review."
      >
        <RatingChoice />
        <Field name="name" label="Name" hint="Shown with your review" autoComplete="name" required />
        <Field name="email" label="Email" hint="Never shown" type="email" autoComplete="email" required />
        <Field name="message" label="Message" rows={5} required />
        <Trap />
        <div className={styles.actions}>
          <Submit>Submit Review</Submit>
          <Button onClick={onClose}>Close</Button>
        </div>
      </Form>
    </div>
  );
}

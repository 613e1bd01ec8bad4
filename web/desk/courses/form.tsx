import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { rupees, shownPrice } from '../../content/rupees.ts';
import { Field } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import type { Send, Values } from '../../forms/submission.ts';
import { Submit } from '../../forms/submit.tsx';
import styles from './form.module.css';
import { parsePrice } from './values.ts';

interface Props {
  label: string;
  submitText: string;
  /** The values of the fields at first. */
  defaultValues: Values;
  send: Send;
  onSent?: () => void;
  failure?: (error: unknown) => string;
}

/** The fields of a course. */
export const CourseForm = ({
  label,
  submitText,
  defaultValues,
  send,
  onSent,
  failure = () => notSaved,
}: Props) => (
  <Form label={label} send={send} {...(onSent && { onSent })} failure={failure}>
    <Field name="title" label="Title" defaultValue={defaultValues.title} required />
    <Field
      name="description"
      label="Description"
      rows={6}
      defaultValue={defaultValues.description}
      required
    />
    <div className={styles.row}>
      <PriceField defaultValue={defaultValues.price ?? ''} />
      <Field name="startDate" label="Start date" type="date" defaultValue={defaultValues.startDate} />
      <Field
        name="duration"
        label="Duration"
        hint="Optional, such as 6 weeks"
        defaultValue={defaultValues.duration}
      />
      <Field
        name="timings"
        label="Timings"
        hint="Optional, such as Saturdays, 8 am IST"
        defaultValue={defaultValues.timings}
      />
    </div>
    <Submit pendingText="Saving…">{submitText}</Submit>
  </Form>
);

/** The text for a course that could not be saved. */
export const notSaved = 'Error: Could not save course.';

/** The price, and under it the amount that the typed text means, before anything is saved. */
function PriceField({ defaultValue }: { defaultValue: string }) {
  const [typed, setTyped] = useState(defaultValue);
  const price = parsePrice(typed);
  const isAmount = price > 0 || /^\W*0+\W*$/.test(typed);
  return (
    <div className={styles.price}>
      <Field
        name="price"
        label="Price"
        hint="In rupees"
        inputMode="decimal"
        defaultValue={defaultValue}
        onValue={setTyped}
        required
      />
      <output className={isAmount ? styles.note : styles.warning}>
        {typed !== '' &&
          isAmount &&
          (price > 0 ? `Shown as ${rupees(price)}` : `Shown as “${shownPrice(0)}”`)}
        {typed !== '' && !isAmount && (
          <>
            <TriangleAlert aria-hidden="true" size={16} />
            <span>
              “{typed}” is no amount. It counts as {rupees(0)}, and visitors read “{shownPrice(0)}”.
            </span>
          </>
        )}
      </output>
    </div>
  );
}

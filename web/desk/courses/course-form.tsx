import { Field } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import type { Send, Values } from '../../forms/submission.ts';
import { Submit } from '../../forms/submit.tsx';
import styles from './course-form.module.css';
import { PriceField } from './price-field.tsx';

interface Props {
  label: string;
  submitText: string;
  /** What the fields hold at first. */
  filled: Values;
  send: Send;
  onSent?: () => void;
  failure?: (error: unknown) => string;
}

/** The fields of a course. */
export const CourseForm = ({ label, submitText, filled, send, onSent, failure = () => notSaved }: Props) => (
  <Form label={label} send={send} {...(onSent && { onSent })} failure={failure}>
    <Field name="title" label="Title" defaultValue={filled.title} required />
    <Field name="description" label="Description" rows={6} defaultValue={filled.description} required />
    <div className={styles.row}>
      <PriceField filled={filled.price ?? ''} />
      <Field name="startDate" label="Start date" type="date" defaultValue={filled.startDate} />
      <Field
        name="duration"
        label="Duration"
        hint="Optional, such as 6 weeks"
        defaultValue={filled.duration}
      />
      <Field
        name="timings"
        label="Timings"
        hint="Optional, such as Saturdays, 8 am IST"
        defaultValue={filled.timings}
      />
    </div>
    <Submit pendingText="Saving…">{submitText}</Submit>
  </Form>
);

/** What is said when a course could not be saved. */
export const notSaved = 'Error: Could not save course.';

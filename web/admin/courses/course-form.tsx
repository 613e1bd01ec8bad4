import { useState } from 'react';
import type { Course } from '#shared/domain/course.ts';
import { rupees } from '../../content/rupees.ts';
import { Field } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import type { Send } from '../../forms/submission.ts';
import { Submit } from '../../forms/submit.tsx';
import styles from './course-form.module.css';
import { parsePrice } from './parse-price.ts';

interface Props {
  label: string;
  submitText: string;
  /** The course that fills the fields; none leaves them empty. */
  course?: Course;
  save: Send;
}

/** The fields of a course. */
export function CourseForm({ label, submitText, course, save }: Props) {
  const [price, setPrice] = useState(course ? String(course.price) : '');
  return (
    <Form label={label} send={save} onSent={() => setPrice('')} failure="Error: Could not save course.">
      <Field name="title" label="Title" defaultValue={course?.title} required />
      <Field name="description" label="Description" rows={6} defaultValue={course?.description} required />
      <div className={styles.row}>
        <Field
          name="price"
          label="Price"
          hint={price ? `Shown as ${rupees(parsePrice(price))}` : 'In rupees'}
          inputMode="decimal"
          defaultValue={course && String(course.price)}
          onValue={setPrice}
          required
        />
        <Field
          name="startDate"
          label="Start date"
          type="date"
          defaultValue={course?.startDate?.slice(0, 10)}
        />
        <Field
          name="duration"
          label="Duration"
          hint="Optional, such as 6 weeks"
          defaultValue={course?.duration}
        />
        <Field
          name="timings"
          label="Timings"
          hint="Optional, such as Saturdays, 8 am IST"
          defaultValue={course?.timings}
        />
      </div>
      <Submit pendingText="Saving…">{submitText}</Submit>
    </Form>
  );
}

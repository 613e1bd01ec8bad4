import { TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { priceInWords } from '#shared/domain/money/money.ts';
import { readRupees } from '#shared/domain/money/read-rupees.ts';
import { Choice } from '../../forms/choice.tsx';
import { Field } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import type { Send, Values } from '../../forms/submission.ts';
import { Submit } from '../../forms/submit.tsx';
import type { UnsavedInput } from '../../unsaved-input.ts';
import {
  type CourseField,
  categoryChoices,
  certificationChoices,
  fieldLabels,
  fullChoices,
  hiddenChoices,
  payOnlineChoices,
} from './values.ts';

interface Props {
  label: string;
  submitText: string;
  /** The values of the fields at first. */
  defaultValues?: Values;
  kept: UnsavedInput;
  send: Send;
  onSent?: () => void;
  failure?: (error: unknown) => string;
}

/** The form of a course: title and description in full width, the other fields beside each other. */
export function CourseForm({
  label,
  submitText,
  defaultValues = {},
  kept,
  send,
  onSent,
  failure = () => notSaved,
}: Props) {
  const { title, description, ...others } = fieldsOf(defaultValues);
  return (
    <Form label={label} kept={kept} send={send} {...(onSent && { onSent })} failure={failure}>
      {title}
      {description}
      <div className="pair">
        {Object.entries(others).map(([name, field]) => (
          <Fragment key={name}>{field}</Fragment>
        ))}
      </div>
      <Submit pendingText="Saving…">{submitText}</Submit>
    </Form>
  );
}

/** A field for each field of a course, as a save empties a field that the form leaves out. */
function fieldsOf(values: Values): Record<CourseField, ReactNode> {
  const given = (name: CourseField) => ({
    name,
    label: fieldLabels[name],
    defaultValue: values[name],
  });
  return {
    title: <Field {...given('title')} required />,
    description: <Field {...given('description')} rows={6} required />,
    price: <PriceField defaultValue={values.price ?? ''} />,
    startDate: (
      <Field
        {...given('startDate')}
        type="date"
        hint="Buyers can be emailed when it changes. Add another batch as a separate course"
      />
    ),
    duration: <Field {...given('duration')} hint="Optional, such as 6 weeks" />,
    timings: <Field {...given('timings')} hint="Optional, such as Saturdays, 8 am IST" />,
    'firstClass.start': (
      <Field
        {...given('firstClass.start')}
        type="time"
        hint="On the start date, IST. Buyers get a calendar entry"
      />
    ),
    'firstClass.end': <Field {...given('firstClass.end')} type="time" hint="The same day, IST" />,
    weeks: <Field {...given('weeks')} type="number" hint="Optional. After them the batch is called past" />,
    teacher: <Field {...given('teacher')} hint="Optional. The name that visitors read" />,
    certification: <Choice {...given('certification')} options={certificationChoices} />,
    category: <Choice {...given('category')} options={categoryChoices} />,
    payOnline: <Choice {...given('payOnline')} options={payOnlineChoices} />,
    isFull: <Choice {...given('isFull')} options={fullChoices} />,
    seats: (
      <Field
        {...given('seats')}
        type="number"
        hint="Optional. Each paid order takes one, and a refund in full gives it back. Visitors read how many are left from five down"
      />
    ),
    isHidden: <Choice {...given('isHidden')} options={hiddenChoices} />,
  };
}

/** The text for a course that could not be saved. */
export const notSaved = 'Error: Could not save course.';

/** The price, and under it the amount that the typed text means, before anything is saved. */
function PriceField({ defaultValue }: { defaultValue: string }) {
  const [typed, setTyped] = useState(defaultValue);
  const { value: price = 0, fault } = readRupees(typed);
  const isAmount = fault === undefined;
  return (
    <div className="part">
      <Field
        name="price"
        label={fieldLabels.price}
        hint="In rupees"
        inputMode="decimal"
        defaultValue={defaultValue}
        onValue={setTyped}
        required
      />
      <output className={isAmount ? 'under' : 'state note bad'}>
        {typed !== '' &&
          isAmount &&
          (price > 0 ? `Shown as ${priceInWords(price)}` : `Shown as “${priceInWords(price)}”`)}
        {typed !== '' && !isAmount && (
          <>
            <TriangleAlert aria-hidden="true" size={16} />
            <span>
              “{typed}” is no amount. It is shown as “{priceInWords(0)}”.
            </span>
          </>
        )}
      </output>
    </div>
  );
}

import { TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { priceInWords } from '#shared/domain/money/money.ts';
import { Choice } from '../../forms/choice.tsx';
import { Field } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import type { Send, Values } from '../../forms/submission.ts';
import { Submit } from '../../forms/submit.tsx';
import {
  type CourseField,
  categoryChoices,
  certificationChoices,
  fieldLabels,
  fullChoices,
  hiddenChoices,
  parsePrice,
  payOnlineChoices,
} from './values.ts';

interface Props {
  label: string;
  submitText: string;
  /** The values of the fields at first. */
  defaultValues: Values;
  send: Send;
  onSent?: () => void;
  failure?: (error: unknown) => string;
}

/** The form of a course: title and description in full width, the other fields beside each other. */
export function CourseForm({
  label,
  submitText,
  defaultValues,
  send,
  onSent,
  failure = () => notSaved,
}: Props) {
  const { title, description, ...others } = fieldsOf(defaultValues);
  return (
    <Form label={label} send={send} {...(onSent && { onSent })} failure={failure}>
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
        hint="Who has paid for a place is told when it changes: another batch is a course of its own"
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
    seatsLeft: (
      <Field
        {...given('seatsLeft')}
        type="number"
        hint="Optional. Five and fewer are told to visitors; each place paid here takes one"
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
  const price = parsePrice(typed);
  const isAmount = price > 0 || /^\W*0+\W*$/.test(typed);
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

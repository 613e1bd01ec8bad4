import { TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import { formatPrice } from '#shared/domain/money/money.ts';
import { readRupees } from '#shared/domain/money/read-rupees.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import type { Send, Values } from '../../../forms/submission.ts';
import { Submit } from '../../../forms/submit.tsx';
import type { UnsavedInput } from '../../../unsaved-input.ts';
import { InstructorField } from './instructor-field.tsx';
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
  defaultValues?: Values;
  kept: UnsavedInput;
  send: Send;
  onSent?: () => void;
  failure?: (error: unknown) => string;
}

export function CourseForm({
  label,
  submitText,
  defaultValues = {},
  kept,
  send,
  onSent,
  failure = () => notSaved,
}: Props) {
  const { title, description, ...others } = fieldsOf(defaultValues, kept);
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

/** Every course field needs an input here, because saving removes any field that's missing. */
function fieldsOf(values: Values, kept: UnsavedInput): Record<CourseField, ReactNode> {
  const given = (name: CourseField) => ({
    name,
    label: fieldLabels[name],
    defaultValue: values[name],
  });
  return {
    title: <Field {...given('title')} required />,
    description: <Field {...given('description')} rows={6} required />,
    learn: <Field {...given('learn')} rows={4} hint={linesHint} />,
    included: <Field {...given('included')} rows={4} hint={linesHint} />,
    price: <PriceField defaultValue={values.price ?? ''} />,
    startDate: (
      <Field
        {...given('startDate')}
        type="date"
        hint="If it changes, we email buyers who’ve paid. For another batch, add a new course"
      />
    ),
    duration: <Field {...given('duration')} hint="Optional, for example 6 weeks" />,
    timings: <Field {...given('timings')} hint="Optional, for example Saturdays, 8 am IST" />,
    'firstClass.start': (
      <Field
        {...given('firstClass.start')}
        type="time"
        hint="On the start date, IST. Buyers get a calendar entry"
      />
    ),
    'firstClass.end': <Field {...given('firstClass.end')} type="time" hint="Same day, IST" />,
    weeks: <Field {...given('weeks')} type="number" hint="Optional. The batch ends after this many weeks" />,
    instructorId: <InstructorField {...given('instructorId')} kept={kept} />,
    certification: <SelectField {...given('certification')} options={certificationChoices} />,
    category: <SelectField {...given('category')} options={categoryChoices} />,
    payOnline: <SelectField {...given('payOnline')} options={payOnlineChoices} />,
    isFull: <SelectField {...given('isFull')} options={fullChoices} />,
    seats: (
      <Field
        {...given('seats')}
        type="number"
        hint="Optional. Each paid order takes one; a full refund frees it up. Visitors see the number left once it’s five or fewer"
      />
    ),
    isHidden: <SelectField {...given('isHidden')} options={hiddenChoices} />,
  };
}

const linesHint = `Optional. One per line, up to ${limits.course.lines}`;

export const notSaved = 'Error: Could not save course.';

function PriceField({ defaultValue }: { defaultValue: string }) {
  const [typed, setTyped] = useState(defaultValue);
  const { value: price = 0, fault } = readRupees(typed);
  const isAmount = fault === undefined;
  return (
    <div className="group">
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
          (price > 0 ? `Shown as ${formatPrice(price)}` : `Shown as “${formatPrice(price)}”`)}
        {typed !== '' && !isAmount && (
          <>
            <TriangleAlert aria-hidden="true" size={16} />
            <span>
              “{typed}” isn’t an amount. It will show as “{formatPrice(0)}”.
            </span>
          </>
        )}
      </output>
    </div>
  );
}

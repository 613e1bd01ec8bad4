import { type ReactNode, useState } from 'react';
import type { Course } from '#shared/domain/courses/course.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { readWholeRupees } from '#shared/domain/money/read-rupees.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import type { Send } from '../../../forms/submission.ts';
import { Submit } from '../../../forms/submit.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { unsavedInput } from '../../../unsaved-input.ts';
import type { Asked } from '../../kit/addresses.ts';
import { useAction } from '../../kit/queries.ts';
import { refusalOrUnconfirmed } from '../../kit/refusal.ts';
import { useList } from '../../kit/use-list.ts';
import { firstSubject, inputOf, rupeesFor, type Subject, SubjectFields, unsavedSubject } from './subject.tsx';

interface Props {
  asked: Asked;
  onMade: (link: PaymentLink, isMailed: boolean) => void;
}

/** Waits for the courses to load, because the form fills in their prices. */
export function AskForm(props: Props) {
  const { rows, error } = useList('GET /admin/courses');
  if (!rows && !error)
    return (
      <p role="status" aria-label="Loading">
        <Skeleton characters={240} />
      </p>
    );
  return <Ready courses={rows ?? []} {...props} />;
}

function Ready({ asked, onMade, courses }: Props & { courses: readonly Course[] }) {
  const create = useAction('POST /admin/payment-links');
  // What was typed for one person must not appear in the form for another.
  const kept = unsavedInput('admin', `payment-link ${JSON.stringify(asked)}`);
  const [subject, setSubject] = useState<Subject>(
    () => unsavedSubject(kept.values, courses) ?? firstSubject(asked, courses),
  );
  const [isMailed, setMailed] = useState(kept.values.way !== 'hand');
  const today = dayInIndia(Date.now());
  const send: Send = async (values, idempotencyKey) => {
    const { name = '', email = '', mobile = '', lastDay = '' } = values;
    const body = {
      subject: inputOf(subject, values['subject.words'] ?? ''),
      rupees: readWholeRupees(values.rupees ?? '').value ?? 0,
      ...{ lastDay, name, isMailed },
      ...(email && { email }),
      ...(mobile && { mobile }),
    };
    onMade(await create({ body, idempotencyKey }), isMailed);
  };
  const rupees = rupeesFor(subject, courses);
  return (
    <Form
      label="Ask for a payment"
      kept={kept}
      send={send}
      failure={refusalOrUnconfirmed('we’ll create only one link')}
    >
      <SubjectFields
        subject={subject}
        courses={courses}
        onChange={(chosen) => {
          // A different course or plan has a different price.
          kept.forget('rupees');
          setSubject(chosen);
        }}
        words={
          <Field
            name="subject.words"
            label="What it’s for"
            hint="The buyer sees this"
            maxLength={limits.paymentLink.words}
            required
          />
        }
      />
      <Field
        key={`${subject.kind}:${rupees}`}
        name="rupees"
        {...(rupees !== undefined && { defaultValue: String(rupees) })}
        label="Rupees"
        {...(rupees !== undefined && { hint: 'The price, which you can change' })}
        kind="rupees"
        required
      />
      <Field
        name="lastDay"
        defaultValue={daysLater(today, 7)}
        label="Last day"
        hint={`Up to ${limits.paymentLink.days} days from today`}
        type="date"
        required
      />
      <Field name="name" defaultValue={asked.name} label="Name" maxLength={limits.person.name} required />
      <Way isMailed={isMailed} onChange={setMailed}>
        <Field
          key={String(isMailed)}
          name="email"
          defaultValue={asked.email}
          label="Email"
          type="email"
          maxLength={limits.person.email}
          required={isMailed}
        />
      </Way>
      <Field
        name="mobile"
        defaultValue={asked.mobile}
        label="Mobile"
        type="tel"
        maxLength={limits.person.phone}
      />
      <Submit pendingText="Creating the link…">{isMailed ? 'Email link' : 'Create link'}</Submit>
    </Form>
  );
}

interface WayProps {
  isMailed: boolean;
  onChange: (isMailed: boolean) => void;
  children: ReactNode;
}

const Way = ({ isMailed, onChange, children }: WayProps) => (
  <>
    <fieldset className="choices row">
      <legend>How to send it</legend>
      <label>
        <input type="radio" name="way" value="mail" checked={isMailed} onChange={() => onChange(true)} />
        Email it now
      </label>
      <label>
        <input type="radio" name="way" value="hand" checked={!isMailed} onChange={() => onChange(false)} />
        I’ll share it (copy or WhatsApp)
      </label>
    </fieldset>
    {children}
  </>
);

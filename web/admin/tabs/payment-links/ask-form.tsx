import { type ReactNode, useState } from 'react';
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
import { useAction, useQuery } from '../../kit/queries.ts';
import { ReadState } from '../../kit/read-state.tsx';
import { refusalOrUnconfirmed } from '../../kit/refusal.ts';
import { startOf, TimeFields } from '../../kit/time-fields.tsx';
import { useList } from '../../kit/use-list.ts';
import {
  type Catalogue,
  firstSubject,
  inputOf,
  rupeesFor,
  type Subject,
  SubjectFields,
  unsavedSubject,
} from './subject.tsx';

interface Props {
  asked: Asked;
  onMade: (link: PaymentLink, isMailed: boolean) => void;
}

/** Waits for the courses and offers to load, because the form fills in their prices. */
export function AskForm(props: Props) {
  const courses = useList('GET /admin/courses');
  const offers = useList('GET /admin/coaching/offers');
  if (!(courses.rows || courses.error) || !(offers.rows || offers.error))
    return (
      <p role="status" aria-label="Loading">
        <Skeleton characters={240} />
      </p>
    );
  return <Ready catalogue={{ courses: courses.rows ?? [], offers: offers.rows ?? [] }} {...props} />;
}

function Ready({ asked, onMade, catalogue }: Props & { catalogue: Catalogue }) {
  const create = useAction('POST /admin/payment-links');
  // What was typed for one person must not appear in the form for another.
  const kept = unsavedInput('admin', `payment-link ${JSON.stringify(asked)}`);
  const [subject, setSubject] = useState<Subject>(
    () => unsavedSubject(kept.values, catalogue) ?? firstSubject(asked, catalogue),
  );
  const [isMailed, setMailed] = useState(kept.values.way !== 'hand');
  const [sessionDay, setSessionDay] = useState<string>();
  const today = dayInIndia(Date.now());
  const send: Send = async (values, idempotencyKey) => {
    const { name = '', email = '', mobile = '', lastDay = '' } = values;
    const body = {
      subject: inputOf(subject, { words: values['subject.words'] ?? '', start: startOf(values) }),
      rupees: readWholeRupees(values.rupees ?? '').value ?? 0,
      ...{ lastDay, name, isMailed },
      ...(email && { email }),
      ...(mobile && { mobile }),
    };
    onMade(await create({ body, idempotencyKey }), isMailed);
  };
  const rupees = rupeesFor(subject, catalogue);
  const lastDay = lastDayFor(today, subject.kind === 'coaching' ? sessionDay : undefined);
  return (
    <Form
      label="Ask for a payment"
      kept={kept}
      send={send}
      failure={refusalOrUnconfirmed('we’ll create only one link')}
    >
      <SubjectFields
        subject={subject}
        catalogue={catalogue}
        onChange={(chosen) => {
          // A different course, plan or offer has a different price.
          kept.forget('rupees');
          setSessionDay(undefined);
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
        time={
          subject.kind === 'coaching' && (
            <AgreedTime
              key={subject.offerId}
              offerId={subject.offerId}
              first={kept.values.day}
              onDay={setSessionDay}
            />
          )
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
        key={`last day ${lastDay}`}
        name="lastDay"
        defaultValue={lastDay}
        label="Last day"
        hint={
          sessionDay
            ? 'By the day of the session. We keep its time until then'
            : `Up to ${limits.paymentLink.days} days from today`
        }
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

/** A link that keeps a time can’t outlive the session. */
function lastDayFor(today: string, sessionDay: string | undefined): string {
  const usual = daysLater(today, 7);
  return sessionDay && sessionDay >= today && sessionDay < usual ? sessionDay : usual;
}

interface TimeProps {
  offerId: string;
  first: string | undefined;
  onDay: (day: string | undefined) => void;
}

/** A hidden offer has no public times, so the owner types one. */
function AgreedTime({ offerId, first, onDay }: TimeProps) {
  const read = useQuery('GET /coaching/offers/{id}/times', { path: { id: offerId } });
  if (!read.data && !read.error) return <ReadState read={read} failure="" />;
  return <TimeFields free={read.data} first={first} isOptional onDay={onDay} />;
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

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Data } from '#shared/api/client.ts';
import { firstToPay } from '#shared/domain/enquiries/enquiry-names.ts';
import { formatDay } from '#shared/domain/time/format.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { noticeVersion, replyHours } from '#shared/policies.ts';
import { callApi } from '../../api.ts';
import { EnquiryForm } from '../../forms/enquiry-form.tsx';
import { formFailures } from '../../forms/failures.ts';
import { LinkButton } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { NoBreak } from '../../ui/no-break.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './course.module.css';

interface Props {
  courseId: string;
  courseTitle: string;
  /** What the form offers besides a question. It's chosen at first. */
  offer?: 'seat' | 'waitlist' | undefined;
  batchStart?: string | undefined;
  heading: string;
}

type Wish = 'question' | NonNullable<Props['offer']>;

interface Sent extends Data<'POST /enquiries'> {
  wish: Wish;
  email: string;
}

export function CourseEnquiry({ courseId, courseTitle, offer, batchStart, heading }: Props) {
  const [wish, setWish] = useState<Wish>(offer ?? 'question');
  const [sent, setSent] = useState<Sent>();
  const answer = useRef<Sent>(undefined);
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Someone may have chosen before this script ran.
    const chosen = choice.current?.querySelector<HTMLInputElement>(':checked');
    if (chosen) setWish(wishOf(chosen));
    const follow = () => {
      if (location.hash === '#enquiry') setWish('question');
      if (location.hash === '#seat' && offer) setWish(offer);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [offer]);

  if (sent) return <ThankYou sent={sent} />;
  const { hint, submit, heading: own = heading } = texts[wish];
  return (
    <Panel aria-labelledby="enquiry" className={styles.form}>
      <h2 id="enquiry">{own}</h2>
      <EnquiryForm
        label="Course enquiry"
        action="/api/enquiries"
        hidden={{ courseId, courseTitle, batchStart: offer && batchStart }}
        send={async ({ name = '', email = '', phoneNumber, message, remark }, idempotencyKey) => {
          const person = { name, email, phoneNumber, message, remark };
          const seat = wish === 'question' ? {} : { wants: wish, batchStart };
          const { data } = await callApi('POST /enquiries', {
            body: { ...person, courseId, courseTitle, ...seat, noticeVersion },
            idempotencyKey,
          });
          answer.current = { ...data, wish, email };
        }}
        onSent={() => setSent(answer.current)}
        failure={formFailures.course}
        fields={fields}
        submit={submit}
      >
        {offer && (
          <fieldset ref={choice} id="seat" className={`choices ${styles.wishes}`}>
            <legend className="visually-hidden">What would you like?</legend>
            {[offer, 'question' as const].map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="wants"
                  value={each === 'question' ? '' : each}
                  checked={wish === each}
                  onChange={() => setWish(each)}
                />
                {texts[each].choice}
              </label>
            ))}
          </fieldset>
        )}
        <p className="note">{hint}</p>
      </EnquiryForm>
    </Panel>
  );
}

/** The API has no value for a question, because that's what an enquiry is unless it says otherwise. */
const wishOf = ({ value }: HTMLInputElement) => (value || 'question') as Wish;

const fields = {
  phone: { name: 'phoneNumber', required: false },
  message: { required: false },
};

interface WishTexts {
  choice: string;
  heading?: string;
  hint: string;
  submit: string;
  received: string;
  next: ReactNode;
}

const texts: Record<Wish, WishTexts> = {
  seat: {
    choice: 'I’d like a seat',
    heading: 'Request a seat',
    hint: `Pay nothing now. ${firstToPay} We’ll tell you how to pay within ${replyHours} business hours.`,
    submit: 'Request a seat',
    received: 'We’ve received your seat request.',
    next: `We’ll tell you how to pay. ${firstToPay}`,
  },
  waitlist: {
    choice: 'Tell me when a seat is free',
    heading: 'Tell me when a seat is free',
    hint: `Pay nothing now. We’ll email you once, when there’s a seat. ${firstToPay}`,
    submit: 'Tell me when a seat is free',
    received: 'We’ll tell you when a seat is free.',
    next: firstToPay,
  },
  question: {
    choice: 'I have a question',
    hint: `We’ll reply within ${replyHours} business hours. There’s no obligation.`,
    submit: 'Send question',
    received: 'We’ve received your question.',
    next: 'You decide. Nothing is booked or charged until you say so.',
  },
};

const ThankYou = ({ sent: { wish, email, ticket, replyBy } }: { sent: Sent }) => (
  <Panel ref={focusOnMount} tabIndex={-1} role="status" className={styles.sent}>
    <h2>Thank you</h2>
    <p>
      <strong>Your enquiry was submitted successfully!</strong>
    </p>
    <ol className="ledger numbered">
      <li>
        {texts[wish].received} Your ticket number is <NoBreak>{ticket}</NoBreak>.
      </li>
      <li>
        {replyBy
          ? `We’ll reply within ${replyHours} business hours, by ${formatDay(dayInIndia(replyBy))}, to ${email}.`
          : `We’ll write to ${email} as soon as there’s one.`}
      </li>
      <li>{texts[wish].next}</li>
    </ol>
    <LinkButton to="/courses">Back to all courses</LinkButton>
  </Panel>
);

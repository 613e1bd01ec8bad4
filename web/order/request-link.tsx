import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { noticeVersion } from '#shared/policies.ts';
import { callOwnOrder } from '../api.ts';
import { DataNotice } from '../forms/data-notice.tsx';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { Submit } from '../forms/submit.tsx';
import { Button } from '../ui/button.tsx';
import { CallLink } from '../ui/call-link.tsx';
import { FullPage } from '../ui/full-page.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './request-link.module.css';
import type { ClosedReason, Session } from './session/use-session.ts';

export function RequestLink({
  reason = 'none',
  refusal,
  open,
}: Pick<Session, 'reason' | 'refusal' | 'open'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text } = words[reason];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reason changes what the heading says.
  useEffect(() => heading.current?.focus(), [reason]);
  return (
    <FullPage>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{refusal ?? text}</p>
      <div className={styles.options}>
        {reason === 'elsewhere' ? (
          <Panel aria-label="The other order">
            <p>
              <Button kind="primary" onClick={open}>
                Show the other order
              </Button>
            </p>
          </Panel>
        ) : (
          <ResendLink />
        )}
        <section className="group" aria-labelledby="call-us">
          <h2 id="call-us">Or call us</h2>
          <p>Lost access to that email, or mistyped it? Call us and we’ll fix it.</p>
          <CallLink />
        </section>
      </div>
    </FullPage>
  );
}

function ResendLink() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Panel aria-labelledby="send-again">
      <h2 id="send-again">Send my link again</h2>
      <Form
        label="Send my link again"
        send={async ({ email = '' }) => {
          await callOwnOrder('POST /order-links', { body: { email, noticeVersion } });
          setSentTo(email);
        }}
        offersCall
        failure={(error) =>
          error instanceof ApiError && error.status < 500
            ? error.message
            : 'We couldn’t send your link just now. Try again, or call us.'
        }
        success={
          <>
            <p>If {sentTo} has an order with us, we’ve emailed its link.</p>
            <p>
              We send it up to three times a day. Any link you got today will work. Please check your spam
              folder too.
            </p>
          </>
        }
      >
        <Field
          name="email"
          label="Email you used when you paid"
          type="email"
          required
          autoComplete="email"
          maxLength={limits.person.email}
        />
        <DataNotice purpose="email you the link" kept="for as long as that takes" />
        <Submit>Send my link again</Submit>
      </Form>
    </Panel>
  );
}

const words: Record<ClosedReason, { title: string; text: string }> = {
  none: {
    title: 'Open your order',
    text: 'Each email about your order has a link that opens it. Open the latest one, or ask for a new one.',
  },
  link: {
    title: 'This link doesn’t work any more',
    text: 'Ask for a new one below, then open it from the email.',
  },
  ended: {
    title: 'You’ve been signed out',
    text: 'This happens if you don’t use the page for a while, or when a new link is sent. Open the link in our latest email: what you typed is still here.',
  },
  elsewhere: {
    title: 'Another order was opened in this browser',
    text: 'Only one order can be open at a time. What you typed here is saved until you open this order again from its link.',
  },
  closed: {
    title: 'You’re signed out',
    text: 'To open your order again, use the link in our latest email.',
  },
};

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
import styles from './ask-for-link.module.css';
import type { ClosedReason, Session } from './session/use-session.ts';

/** The way into an order: its link, once more by mail, or the telephone. */
export function AskForLink({ reason = 'none', refusal, open }: Pick<Session, 'reason' | 'refusal' | 'open'>) {
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
      <div className={styles.ways}>
        {reason === 'elsewhere' ? (
          <Panel aria-label="The other order">
            <p>
              <Button kind="primary" onClick={open}>
                Show the other order
              </Button>
            </p>
          </Panel>
        ) : (
          <SendAgain />
        )}
        <section className="part" aria-labelledby="by-telephone">
          <h2 id="by-telephone">Or call us</h2>
          <p>If you no longer read mail at that address, or it was mistyped, we put it right by telephone.</p>
          <CallLink />
        </section>
      </div>
    </FullPage>
  );
}

function SendAgain() {
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
            : 'It could not be asked for just now. Try again, or call us.'
        }
        success={
          <>
            <p>If {sentTo} has an order with us, its link is on its way.</p>
            <p>
              We mail it three times a day at most: a link that came today opens it as well. Look into your
              spam folder, too.
            </p>
          </>
        }
      >
        <Field
          name="email"
          label="Email of your order"
          hint="The one you bought with"
          type="email"
          required
          autoComplete="email"
          maxLength={limits.person.email}
        />
        <DataNotice purpose="mail you the link" kept="for as long as that takes" />
        <Submit>Send my link again</Submit>
      </Form>
    </Panel>
  );
}

const words: Record<ClosedReason, { title: string; text: string }> = {
  none: {
    title: 'Open your order',
    text: 'Each mail about your order has a link that opens it. Open the latest one, or have it sent again.',
  },
  link: { title: 'This link opens nothing', text: 'Have a new one sent, and open it from the mail.' },
  ended: {
    title: 'Your order was closed here',
    text: 'It closes after a while without use, and when a new link is sent. Open the link of your latest mail again: what you typed is still here.',
  },
  elsewhere: {
    title: 'Another order was opened in this browser',
    text: 'One order is open at a time. What you typed here is kept until you open this one again by its link.',
  },
  closed: {
    title: 'Signed out here',
    text: 'Nobody opens your order here without its link. Open the link of your latest mail to see it again.',
  },
};

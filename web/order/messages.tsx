import { useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import { noticeVersion } from '#shared/policies.ts';
import { DataNotice } from '../forms/data-notice.tsx';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { Submit } from '../forms/submit.tsx';
import { Notice } from '../ui/notice.tsx';
import { unsavedInput } from '../unsaved-input.ts';
import { failureText } from './failure-text.ts';
import { historyText } from './history.ts';
import { useOpened } from './session/context.ts';

export function Messages() {
  const { order } = useOpened();
  const entries = (order.work?.entries ?? []).filter((entry) => historyText(entry) !== undefined).reverse();
  const [sent, setSent] = useState(0);
  return (
    <section className="stack" aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      <MessageForm key={sent} onSent={() => setSent((before) => before + 1)} />
      {sent > 0 && <Notice kind="success">Sent. We read messages during business hours.</Notice>}
      {entries.length > 0 && <Entries entries={entries.slice(0, latestCount)} />}
      {entries.length > latestCount && (
        <details>
          <summary>Earlier ({entries.length - latestCount})</summary>
          <Entries entries={entries.slice(latestCount)} />
        </details>
      )}
    </section>
  );
}

const latestCount = 6;

const messageForm = 'write-to-us';
export const messageFieldId = `${messageForm}-text`;

function MessageForm({ onSent }: { onSent: () => void }) {
  const { order, state, add } = useOpened();
  // If the question has been closed, the buyer can send the answer they had started as a message.
  const unsavedAnswer = unsavedInput('order', `answer ${order.id}`);
  const answer = (state?.waiting !== 'answer' && unsavedAnswer.values.text) || '';
  return (
    <Form
      key={answer ? 'answer' : 'message'}
      label="Write to us"
      id={messageForm}
      kept={unsavedInput('order', `message ${order.id}`)}
      send={async ({ text = '' }, key) => add({ kind: 'message', text, noticeVersion }, key)}
      onSent={() => {
        if (answer) unsavedAnswer.forget();
        onSent();
      }}
      offersCall
      failure={failureText}
    >
      <Field
        name="text"
        label="Your message"
        hint={answer ? 'The answer you started' : ''}
        rows={3}
        required
        maxLength={limits.work.text}
        defaultValue={answer}
      />
      <DataNotice opensInNewTab />
      <Submit kind="secondary">Send message</Submit>
    </Form>
  );
}

const Entries = ({ entries }: { entries: readonly WorkEntry[] }) => (
  <ol className="rows">
    {entries.map((entry) => (
      <li key={entry.id} className="group">
        <p className="baseline apart">
          <b>{historyText(entry)}</b>{' '}
          <time dateTime={entry.at} className="note">
            {formatDateTime(entry.at)}
          </time>
        </p>
        {entry.text && <p className="quote">{entry.text}</p>}
      </li>
    ))}
  </ol>
);

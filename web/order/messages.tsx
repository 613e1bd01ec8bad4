import { useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { isOver, type WorkState } from '#shared/domain/work/work.ts';
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
  const { order, state } = useOpened();
  const entries = (order.work?.entries ?? []).filter((entry) => historyText(entry) !== undefined).reverse();
  const isClosed = state !== undefined && isOver(state);
  if (isClosed && entries.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      {!isClosed && <WriteToUs />}
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

/** For closed orders. It's open if it has unsaved input. */
export function FoldedMessage() {
  const { id } = useOpened().order;
  const [isUnsaved] = useState(() =>
    ['message', 'answer'].some((form) => unsavedInput('order', `${form} ${id}`).values.text),
  );
  return (
    <details open={isUnsaved}>
      <summary>Write to us about this order</summary>
      <WriteToUs />
    </details>
  );
}

function WriteToUs() {
  const [sent, setSent] = useState(0);
  return (
    <>
      <MessageForm key={sent} onSent={() => setSent((before) => before + 1)} />
      {sent > 0 && <Notice kind="success">Sent. We read messages during business hours.</Notice>}
    </>
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

function Entries({ entries }: { entries: readonly WorkEntry[] }) {
  const { order, state } = useOpened();
  return (
    <ol className="rows">
      {entries.map((entry) => (
        <li key={entry.id} className="group">
          <p className="baseline apart">
            <b>{historyText(entry)}</b>{' '}
            <time dateTime={entry.at} className="note">
              {formatDateTime(entry.at)}
            </time>
          </p>
          {entry.text && !isQuotedAbove(entry, order, state) && <p className="quote">{entry.text}</p>}
        </li>
      ))}
    </ol>
  );
}

/** A draft's note is on its document's card. The head or the question's panel quotes what the order waits for. */
function isQuotedAbove(entry: WorkEntry, { work }: OwnOrder, state: WorkState | undefined): boolean {
  if (entry.kind === 'draft') return true;
  const quoted = { hold: 'hold', answer: 'question', ended: 'ended' }[state?.waiting as string];
  if (entry.kind !== quoted) return false;
  return quoted === 'ended' || work?.entries.findLast(({ kind }) => kind === quoted)?.id === entry.id;
}

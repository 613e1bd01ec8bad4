import { useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import { briefFields } from '#shared/domain/work/brief-fields.ts';
import { liveFiles } from '#shared/domain/work/entry-rules.ts';
import type { Brief } from '#shared/domain/work/work-entry.ts';
import { Field } from '../../../../forms/field.tsx';
import { SelectField } from '../../../../forms/select-field.tsx';
import { Submit } from '../../../../forms/submit.tsx';
import { EntryForm, type WorkProps } from './entry-form.tsx';

export type WordsKind = 'question' | 'message' | 'answer' | 'hold' | 'call';

export function WordsForm({ kind, ...props }: WorkProps & { kind: WordsKind }) {
  const { title, label, hint, button, done } = texts[kind];
  return (
    <EntryForm
      {...props}
      label={title}
      name={kind}
      entryOf={({ text = '' }) => (kind === 'call' ? { kind, ...(text && { text }) } : { kind, text })}
      done={done}
    >
      <Field
        name="text"
        label={label}
        {...(hint && { hint })}
        rows={4}
        maxLength={limits.work.text}
        required={kind !== 'call'}
      />
      <Submit kind={kind === 'question' || kind === 'message' ? 'primary' : 'secondary'}>{button}</Submit>
    </EntryForm>
  );
}

interface Texts {
  title: string;
  label: string;
  hint?: string;
  button: string;
  done: string;
}

export const texts: Record<WordsKind, Texts> = {
  question: {
    title: 'Ask a question',
    label: 'Your question',
    hint: 'Pauses the clock until they answer',
    button: 'Send question',
    done: 'Question sent. The clock is paused until the buyer answers.',
  },
  message: {
    title: 'Write a message',
    label: 'Your message',
    hint: 'We’ll email it. It doesn’t change whose turn it is',
    button: 'Send message',
    done: 'Message sent.',
  },
  answer: {
    title: 'Enter an answer taken by phone',
    label: 'The buyer’s answer',
    hint: 'What the buyer told you. They can see it too',
    button: 'Enter answer',
    done: 'Answer entered. It’s our turn again.',
  },
  hold: {
    title: 'Put on hold',
    label: 'Reason',
    hint: 'The buyer sees this. Pauses the clock',
    button: 'Put on hold',
    done: 'Work put on hold. The clock is paused.',
  },
  call: {
    title: 'Log a call',
    label: 'What was said',
    hint: 'Optional. The buyer doesn’t see it',
    button: 'Log call',
    done: 'Call logged.',
  },
};

/** For details that the buyer gives by phone. Starts with what they've typed so far. */
export function BriefForm(props: WorkProps) {
  const { work } = props;
  const known: Brief = work.brief ?? work.entries.findLast(({ brief }) => brief)?.brief ?? {};
  const hasFile = liveFiles(work.entries).length > 0;
  const isRequired = (name: keyof Brief) => name === 'targetRole' || (name === 'cv' && !hasFile);
  return (
    <EntryForm
      {...props}
      label="Enter details"
      name="brief"
      entryOf={(values) => {
        const typed = briefFields.map(({ name }) => [name, values[`brief.${name}`] ?? '']);
        return { kind: 'brief', brief: Object.fromEntries(typed) };
      }}
      done="Details entered. The buyer can see them too."
    >
      {briefFields.map(({ name, label, maxLength, ...rows }) => (
        <Field
          key={name}
          name={`brief.${name}`}
          defaultValue={known[name]}
          label={label}
          maxLength={maxLength}
          {...rows}
          {...(name === 'cv' && hasFile && { hint: 'Optional: there’s already a file' })}
          required={isRequired(name)}
        />
      ))}
      <Submit>Enter details</Submit>
    </EntryForm>
  );
}

/** For a document that won't be written, for example after a part refund. */
export function EndForm(props: WorkProps) {
  const documents = props.state.documents.filter(({ phase }) => phase !== 'ended').map(({ name }) => name);
  const [chosen, choose] = useState<string>();
  const document = documents.find((name) => name === chosen) ?? documents[0];
  if (!document) return null;
  return (
    <EntryForm
      {...props}
      label="Cancel a document"
      name="ended"
      entryOf={({ text = '' }) => ({ kind: 'ended', document, text })}
      done={`The ${document} has been cancelled. The buyer keeps its drafts.`}
    >
      <SelectField
        name="document"
        label="Document"
        options={documents.map((name) => ({ value: name, name }))}
        onValue={choose}
      />
      <Field
        name="text"
        label="Why you’re cancelling it"
        hint="The buyer sees this on their order page"
        rows={3}
        maxLength={limits.work.text}
        required
      />
      <p>We’ll stop working on it. This can’t be undone. The buyer keeps the drafts you’ve sent.</p>
      <Submit kind="destructive">{`Cancel the ${document}`}</Submit>
    </EntryForm>
  );
}

export const ResumeForm = (props: WorkProps) => (
  <EntryForm
    {...props}
    label="Resume work"
    name="resumed"
    entryOf={() => ({ kind: 'resumed' })}
    done="Work resumed. The clock is running again."
  >
    <p>The clock will continue from today. We won’t email the buyer.</p>
    <Submit>Resume work</Submit>
  </EntryForm>
);

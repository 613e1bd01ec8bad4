import { limits } from '#shared/domain/limits/limits.ts';
import { Field } from '../../../../forms/field.tsx';
import { Submit } from '../../../../forms/submit.tsx';
import { EntryForm } from './entry-form.tsx';
import type { WorkProps } from './work-props.ts';

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

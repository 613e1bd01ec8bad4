import { limits } from '#shared/domain/limits/limits.ts';
import { Field } from '../../../forms/field.tsx';
import { Submit } from '../../../forms/submit.tsx';
import { EntryForm } from './entry-form.tsx';
import type { WorkProps } from './work-props.ts';

/** The kinds of entries that consist of words. */
export type WordsKind = 'question' | 'message' | 'answer' | 'hold' | 'call';

/** Writes an entry of words. */
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

/** The words of each form. */
export const texts: Record<WordsKind, Texts> = {
  question: {
    title: 'Ask a question',
    label: 'Your question',
    hint: 'Mailed. The days stand still until it is answered',
    button: 'Send the question',
    done: 'The question is on its way. The days stand still until it is answered.',
  },
  message: {
    title: 'Write a message',
    label: 'Your message',
    hint: 'Mailed. It changes nothing about whose turn it is',
    button: 'Send the message',
    done: 'The message is on its way.',
  },
  answer: {
    title: 'Enter an answer by telephone',
    label: 'The buyer’s answer',
    hint: 'As the buyer told it. The buyer reads it, too',
    button: 'Enter the answer',
    done: 'The answer is entered. It is our turn again.',
  },
  hold: {
    title: 'Put on hold',
    label: 'Why',
    hint: 'The buyer reads it. The days stand still',
    button: 'Put on hold',
    done: 'The work is on hold. The days stand still.',
  },
  call: {
    title: 'Log a call',
    label: 'What was said',
    hint: 'Optional. The buyer doesn’t see it',
    button: 'Log the call',
    done: 'The call is logged.',
  },
};

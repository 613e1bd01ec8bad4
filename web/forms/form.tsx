import { createContext, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Notice } from '../ui/notice.tsx';
import styles from './form.module.css';
import { type Send, type SubmissionFailure, type SubmissionProgress, useSubmission } from './submission.ts';
import { fieldsOf, messagesOf } from './validity.ts';

interface Props {
  /** The form's accessible name. */
  label: string;
  /** The prefix of its fields' ids, where a page has more than one form of this name. */
  id?: string;
  send: Send;
  /**
   * The address that the browser itself posts the form to, before or without its script; none for a form that only a
   * script draws.
   */
  action?: `/api/${string}`;
  /** Values that are sent along, by their name. */
  hidden?: Record<string, string | undefined>;
  /** Called after a success, when the fields have been emptied. */
  onSent?: () => void;
  /** Called after a failure, when its messages are in place. */
  onFailed?: (error: unknown, form: HTMLFormElement) => void;
  /** Shown when sending fails. */
  failure: string | ((error: unknown) => ReactNode);
  /** Shown when a required field is empty, besides the message at each field. */
  incomplete?: string;
  /** Shown when it was sent, where the form stays. */
  success?: ReactNode;
  children: ReactNode;
}

/** The state of a form, for its fields and its button. */
export interface FormState {
  /** The prefix of its fields' ids. */
  id: string;
  progress: SubmissionProgress;
  /** The message at each wrong field, by its name. */
  errors: Record<string, string>;
  onChange: (field: string) => void;
}

export const FormContext = createContext<FormState>({
  id: 'form',
  progress: 'rest',
  errors: {},
  onChange: () => {},
});

/**
 * The site's one form: it checks the fields by their own constraints, sends once at a time, puts the server's
 * errors at their fields and keeps everything typed until it has arrived.
 */
export function Form({
  label,
  id = idOf(label),
  send,
  action,
  hidden = {},
  onSent,
  onFailed,
  failure,
  incomplete,
  success,
  children,
}: Props) {
  const [progress, submit] = useSubmission(send);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [outcome, setOutcome] = useState<'sent' | 'incomplete' | SubmissionFailure>();
  const isPending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  // Until this runs the browser checks the fields, and posts them.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  // A failure that no field has is seen also where a long dialog was scrolled away from it.
  useEffect(() => {
    if (typeof outcome !== 'object' || Object.keys(outcome.errors).length > 0) return;
    const alert = form.current?.closest('dialog') && form.current.querySelector('[role=alert]');
    alert?.scrollIntoView?.({ block: 'nearest' });
  }, [outcome]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending.current) return;
    const form = event.currentTarget;
    const fields = fieldsOf(form);
    const placeErrors = (wrong: Record<string, string>) => {
      setErrors(wrong);
      fields.find(({ name }) => name in wrong)?.focus();
    };

    setOutcome(undefined);
    const wrong = messagesOf(fields);
    placeErrors(wrong);
    if (fields.some(({ validity }) => validity.valueMissing)) setOutcome('incomplete');
    if (Object.keys(wrong).length > 0) return;

    isPending.current = true;
    const failed = await submit(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
    isPending.current = false;
    setOutcome(failed ?? 'sent');
    if (failed) {
      placeErrors(failed.errors);
      return onFailed?.(failed.error, form);
    }
    form.reset();
    onSent?.();
  };

  const onChange = (field: string) => {
    setErrors(({ [field]: _, ...others }) => others);
    if (typeof outcome === 'string') setOutcome(undefined);
  };

  return (
    <FormContext value={{ id, progress, errors, onChange }}>
      <form
        ref={form}
        aria-label={label}
        method={action ? 'post' : 'dialog'}
        action={action}
        className={styles.form}
        onSubmit={onSubmit}
      >
        {Object.entries(hidden).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {children}
        {progress === 'long' && (
          <p role="status">Still trying. The connection is slow; there is no need to send it again.</p>
        )}
        {outcome === 'incomplete' && incomplete && <Notice kind="failure">{incomplete}</Notice>}
        {typeof outcome === 'object' && (
          <Notice kind="failure">
            <p>{typeof failure === 'string' ? failure : failure(outcome.error)}</p>
            {!navigator.onLine && <p>You are offline. What you wrote is still here.</p>}
          </Notice>
        )}
        {outcome === 'sent' && success && <Notice kind="success">{success}</Notice>}
      </form>
    </FormContext>
  );
}

// The id is made of the name alone, and not by `useId`, so it is the same in whichever root the form is drawn.
const idOf = (label: string) => label.toLowerCase().replace(/\W+/g, '-');

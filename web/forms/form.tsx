import {
  createContext,
  type FormEvent,
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../ui/button.tsx';
import { CallInstead } from '../ui/call-instead.tsx';
import { Notice } from '../ui/notice.tsx';
import type { UnsavedInput } from '../unsaved-input.ts';
import { type Send, type SubmissionFailure, type SubmissionProgress, useSubmission } from './submission.ts';
import { fieldsOf, messagesOf, type NamedField, namesOf } from './validity.ts';

interface Props {
  /** The form's accessible name. */
  label: string;
  /** The prefix of its fields' ids, where a page has more than one form of this name. */
  id?: string;
  send: Send;
  /** Keeps what is typed until it is sent, also over a reload. Another `kept` needs another `key`. */
  kept?: UnsavedInput | undefined;
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
  /** Offers the telephone beside a failure; a form of the site does that posts by itself, and the owner's do not. */
  offersCall?: boolean;
  /** Shown when it was sent, where the form stays. */
  success?: ReactNode;
  children: ReactNode;
}

/** The reason why a form was not sent. */
interface Fault {
  /** The wrong fields, in the order of the page; none where the failure is no field's. */
  wrong: readonly NamedField[];
  /** A required field is empty. */
  isIncomplete?: boolean;
  /** The API or the network did not take it. */
  failed?: SubmissionFailure;
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
  kept,
  action,
  hidden = {},
  onSent,
  onFailed,
  failure,
  incomplete,
  offersCall = action !== undefined,
  success,
  children,
}: Props) {
  const [progress, submit] = useSubmission(send, kept);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [outcome, setOutcome] = useState<'sent' | Fault>();
  const isPending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  // Until this runs the browser checks the fields, and posts them.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  // Runs after each render: a choice may have brought another field.
  useEffect(() => {
    if (form.current) kept?.restore(form.current);
  });

  // A single wrong field takes the focus itself; of several, the summary does, which leads to each. A failure that no
  // field has is seen also where a long dialog was scrolled away from it.
  useEffect(() => {
    if (typeof outcome !== 'object') return;
    const [first, ...others] = outcome.wrong;
    if (others.length > 0) summary.current?.focus();
    else if (first) document.getElementById(first.id)?.focus();
    else if (form.current?.closest('dialog')) summary.current?.scrollIntoView?.({ block: 'nearest' });
  }, [outcome]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending.current) return;
    const form = event.currentTarget;
    const fields = fieldsOf(form);
    const wrong = messagesOf(fields);
    setErrors(wrong);
    const isIncomplete = fields.some(({ validity }) => validity.valueMissing);
    setOutcome(isEmpty(wrong) ? undefined : { wrong: namesOf(fields, wrong), isIncomplete });
    if (!isEmpty(wrong)) return;

    isPending.current = true;
    const failed = await submit(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
    isPending.current = false;
    setErrors(failed?.errors ?? {});
    setOutcome(failed ? { wrong: namesOf(fields, failed.errors), failed } : 'sent');
    if (failed) return onFailed?.(failed.error, form);
    kept?.forget();
    form.reset();
    onSent?.();
  };

  const onChange = (field: string) => {
    setErrors(({ [field]: _, ...others }) => others);
    if (outcome === 'sent') setOutcome(undefined);
  };

  const wordsOf = ({ error }: SubmissionFailure) => (
    <>
      <p>{typeof failure === 'string' ? failure : failure(error)}</p>
      {!navigator.onLine && <p>You are offline. What you wrote is still here.</p>}
    </>
  );
  return (
    <FormContext value={{ id, progress, errors, onChange }}>
      <form
        ref={form}
        aria-label={label}
        method={action ? 'post' : 'dialog'}
        action={action}
        className="stack"
        onSubmit={onSubmit}
        onChange={kept && (({ target }) => kept.keep(target))}
      >
        {Object.entries(hidden).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {children}
        {progress === 'long' && (
          <p role="status">Still trying. The connection is slow; there is no need to send it again.</p>
        )}
        {typeof outcome === 'object' && (
          <Summary ref={summary} fault={outcome} errors={errors} offersCall={offersCall}>
            {outcome.failed ? wordsOf(outcome.failed) : outcome.isIncomplete && incomplete}
          </Summary>
        )}
        {outcome === 'sent' && success && <Notice kind="success">{success}</Notice>}
      </form>
    </FormContext>
  );
}

const isEmpty = (wrong: Record<string, string>) => Object.keys(wrong).length === 0;

interface SummaryProps {
  ref: RefObject<HTMLDivElement | null>;
  fault: Fault;
  /** The message at each field that is wrong still. */
  errors: Record<string, string>;
  offersCall: boolean;
  children: ReactNode;
}

/**
 * Says why a form was not sent, and leads to each of several wrong fields until they are mended. Where the failure is no
 * field's, the ways on stand beneath the words of the form, which the alert says alone.
 */
function Summary({ ref, fault: { wrong, failed }, errors, offersCall, children }: SummaryProps) {
  const left = wrong.filter(({ name }) => name in errors);
  const links = wrong.length > 1 && left.length > 0 && <FieldLinks fields={left} />;
  if (!failed && !links && !(children && left.length > 0)) return null;
  return (
    <div ref={ref} tabIndex={-1} className="stack">
      <Notice kind="failure">{children || links}</Notice>
      {children && links}
      {failed && offersCall && wrong.length === 0 && (
        <>
          <Button type="submit">Try again</Button>
          <CallInstead />
        </>
      )}
    </div>
  );
}

/** The sentence that leads to wrong fields. */
const FieldLinks = ({ fields }: { fields: readonly NamedField[] }) => (
  <p>
    Please look at:{' '}
    {fields.map(({ id, label }, index) => (
      <Fragment key={id}>
        {index > 0 && ', '}
        <a
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(id)?.focus();
          }}
        >
          {label.replace(/\.$/, '')}
        </a>
      </Fragment>
    ))}
    .
  </p>
);

// The id is made of the name alone, and not by `useId`, so it is the same in whichever root the form is drawn.
const idOf = (label: string) => label.toLowerCase().replace(/\W+/g, '-');

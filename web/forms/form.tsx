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
import { CallAndWhatsApp } from '../ui/call-and-whatsapp.tsx';
import { Notice } from '../ui/notice.tsx';
import type { UnsavedInput } from '../unsaved-input.ts';
import { type Send, type SubmissionFailure, type SubmissionProgress, useSubmission } from './submission.ts';
import { fieldsOf, messagesOf, type NamedField, namesOf } from './validity.ts';

interface Props {
  label: string;
  /** Prefix for the field ids. Needed if the page has another form with this label. */
  id?: string;
  send: Send;
  /** Where unsaved input is stored until it's sent. If you change `kept`, change the form's `key` too. */
  kept?: UnsavedInput | undefined;
  /** Where the browser posts the form without JavaScript. */
  action?: `/api/${string}`;
  hidden?: Record<string, string | undefined>;
  /** Called after the fields have been emptied. */
  onSent?: () => void;
  /** Called after the error messages are on screen. */
  onFailed?: (error: unknown, form: HTMLFormElement) => void;
  failure: string | ((error: unknown) => ReactNode);
  /** Shown with the links to the wrong fields, if a required field is empty. */
  incomplete?: string;
  /** Shows our phone number after a failure. On by default for forms with an `action`. */
  offersCall?: boolean;
  success?: ReactNode;
  children: ReactNode;
}

interface Fault {
  /** Empty if the failure isn't about a field. */
  wrong: readonly NamedField[];
  isIncomplete?: boolean;
  failed?: SubmissionFailure;
}

interface FormState {
  id: string;
  progress: SubmissionProgress;
  errors: Record<string, string>;
  onChange: (field: string) => void;
}

export const FormContext = createContext<FormState>({
  id: 'form',
  progress: 'rest',
  errors: {},
  onChange: () => {},
});

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
  // Until this has run, the browser validates and posts the form itself.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  // Runs after every render, because choosing an option can add a field.
  useEffect(() => {
    if (form.current) kept?.restore(form.current);
  });

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

  const failureText = ({ error }: SubmissionFailure) => (
    <>
      <p>{typeof failure === 'string' ? failure : failure(error)}</p>
      {!navigator.onLine && <p>You’re offline. What you wrote is still here.</p>}
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
          <p role="status">Still sending. Your connection is slow. You don’t need to send it again.</p>
        )}
        {typeof outcome === 'object' && (
          <Summary ref={summary} fault={outcome} errors={errors} offersCall={offersCall}>
            {outcome.failed ? failureText(outcome.failed) : outcome.isIncomplete && incomplete}
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
  errors: Record<string, string>;
  offersCall: boolean;
  children: ReactNode;
}

/** The ways to contact us are outside the alert, so that a screen reader announces only the message. */
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
          <CallAndWhatsApp />
        </>
      )}
    </div>
  );
}

const FieldLinks = ({ fields }: { fields: readonly NamedField[] }) => (
  <p>
    Please check:{' '}
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

// `useId` would give a different id in each React root.
const idOf = (label: string) => label.toLowerCase().replace(/\W+/g, '-');

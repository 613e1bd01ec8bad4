import { TextCursorInput } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { brand } from '#shared/brand.ts';
import type { Enquiry, EnquiryAct } from '#shared/domain/enquiries/enquiry.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import type { ReplyTemplate } from '#shared/domain/settings/settings.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import { Submit } from '../../../forms/submit.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isRefusal, refusalOrUnconfirmed } from '../../refusal.ts';
import { useFocusOnce } from '../../use-focus-once.ts';
import { useIsToReply } from '../address.ts';
import styles from './reply-form.module.css';
import { type ReplyProps, useReply } from './use-reply.ts';

interface Props extends ReplyProps {
  /** Called when the reply is stored. */
  onSent?: ((enquiry: Enquiry) => void) | undefined;
  templates: readonly ReplyTemplate[];
}

/** Answers an enquiry by mail. */
export function ReplyForm({ templates, onSent, ...props }: Props) {
  const { details } = props;
  const { text, write, send, meanwhile, goOn } = useReply(props);
  const [sent, setSent] = useState(0);
  const section = useRef<HTMLElement>(null);
  const news = useFocusOnce<HTMLParagraphElement>(sent || undefined);

  const isToReply = useIsToReply();
  useEffect(() => {
    if (isToReply) section.current?.querySelector('textarea')?.focus();
  }, [isToReply]);

  const insert = (words: string) => {
    const area = section.current?.querySelector('textarea');
    if (!area) return;
    const before = area.value.trimEnd();
    area.setRangeText(before ? `${before}\n\n${words}` : words, 0, area.value.length, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  };
  return (
    <section
      ref={section}
      className={styles.part}
      aria-labelledby="enquiry-reply"
      onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
        if (key === 'Enter' && (ctrlKey || metaKey))
          currentTarget.querySelector<HTMLElement>('form [type=submit]')?.click();
      }}
    >
      <h3 id="enquiry-reply">Reply by mail</h3>
      {templates.length > 0 && <Templates templates={templates} onChosen={insert} />}
      {/* A fresh field, for what stood in it first would come back when it is emptied. */}
      <Form
        key={sent}
        label="Reply by mail"
        send={send}
        onSent={() => {
          setSent(sent + 1);
          onSent?.(details);
        }}
        failure={failureText}
      >
        <Field
          name="text"
          label="Your reply"
          hint="Without a greeting: the mail has one"
          rows={7}
          maxLength={limits.enquiry.reply}
          defaultValue={text}
          onValue={write}
          required
        />
        <p className="note">
          It goes to {details.email}. The answer to it arrives in the company’s mailbox, {brand.email}, and
          not here.
        </p>
        {meanwhile.length > 0 && (
          <Notice kind="failure">
            <p>{meanwhileText(meanwhile)} Read below what was done before you send yours.</p>
            <Button kind="quiet" onClick={goOn}>
              I have read it
            </Button>
          </Notice>
        )}
        <Submit>Send</Submit>
      </Form>
      <p ref={news} tabIndex={-1} role="status" className="good">
        {sent > 0 && 'Your reply is on its way: what becomes of it stands below.'}
      </p>
    </section>
  );
}

/** Says what somebody else has done while a reply was written. */
const meanwhileText = (acts: readonly EnquiryAct[]): string =>
  acts.some(({ kind }) => kind === 'reply')
    ? 'Somebody has answered this enquiry since you began.'
    : 'Somebody has done something about this enquiry since you began.';

function failureText(error: unknown): string {
  const text = refusalOrUnconfirmed('one reply is never sent twice')(error);
  return isRefusal(error, 409) ? `${text} Your words are still here.` : text;
}

interface TemplatesProps {
  templates: readonly ReplyTemplate[];
  onChosen: (text: string) => void;
}

/** The texts that replies begin with, each to be put into one by a press. */
const Templates = ({ templates, onChosen }: TemplatesProps) => (
  <fieldset className="row">
    <legend>Insert a template</legend>
    {templates.map(({ name, text }) => (
      <Button key={name} kind="quiet" onClick={() => onChosen(text)}>
        <TextCursorInput aria-hidden="true" size={16} />
        {name}
      </Button>
    ))}
  </fieldset>
);

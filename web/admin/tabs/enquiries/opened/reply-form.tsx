import { TextCursorInput } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { brand } from '#shared/brand.ts';
import type { Enquiry, HistoryEntry } from '#shared/domain/enquiries/enquiry.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import type { ReplyTemplate } from '#shared/domain/settings/settings.ts';
import { Field } from '../../../../forms/field.tsx';
import { Form } from '../../../../forms/form.tsx';
import { Submit } from '../../../../forms/submit.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useOpenedState } from '../../../kit/addresses.ts';
import { Emails } from '../../../kit/drawer/emails.tsx';
import { isRefusal, refusalOrUnconfirmed } from '../../../kit/refusal.ts';
import { useFocusOnce } from '../../../kit/use-focus-once.ts';
import { EnquiryHistory } from './history.tsx';
import styles from './reply-form.module.css';
import { type ReplyProps, useReply } from './use-reply.ts';

export function Answering(reply: ComponentProps<typeof ReplyForm>) {
  const { details } = reply;
  const isReply = (id: string) => details.history.some((entry) => entry.id === id);
  return (
    <>
      {details.email && <ReplyForm {...reply} />}
      <EnquiryHistory details={details} />
      <Emails
        title="Emails about this enquiry"
        emails={details.emails.filter(({ id }) => !isReply(id))}
        reader="the visitor"
      />
    </>
  );
}

interface Props extends ReplyProps {
  onSent?: ((enquiry: Enquiry) => void) | undefined;
  templates: readonly ReplyTemplate[];
}

export function ReplyForm({ templates, onSent, ...props }: Props) {
  const { details } = props;
  const { text, write, send, newEntries, markAsRead } = useReply(props);
  const [sent, setSent] = useState(0);
  const section = useRef<HTMLElement>(null);
  const news = useFocusOnce<HTMLParagraphElement>(sent || undefined);

  const { isToReply } = useOpenedState();
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
      className={`group ${styles.part}`}
      aria-labelledby="enquiry-reply"
      onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
        if (key === 'Enter' && (ctrlKey || metaKey))
          currentTarget.querySelector<HTMLElement>('form [type=submit]')?.click();
      }}
    >
      <h3 id="enquiry-reply">Reply by email</h3>
      {templates.length > 0 && <Templates templates={templates} onChosen={insert} />}
      {/* The key creates a new field after sending, because a reset would restore the field's initial text. */}
      <Form
        key={sent}
        label="Reply by email"
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
          hint="We add the greeting for you"
          rows={7}
          maxLength={limits.enquiry.reply}
          defaultValue={text}
          onValue={write}
          required
        />
        <p className="note">
          We’ll email it to {details.email}. Replies go to {brand.email}, not here.
        </p>
        {newEntries.length > 0 && (
          <Notice kind="failure">
            <p>{newEntriesText(newEntries)} Read the history below before you send your reply.</p>
            <Button kind="quiet" onClick={markAsRead}>
              I’ve read it
            </Button>
          </Notice>
        )}
        <Submit>Send</Submit>
      </Form>
      <p ref={news} tabIndex={-1} role="status" className="good">
        {sent > 0 && 'Your reply is being sent. Its status is below.'}
      </p>
    </section>
  );
}

const newEntriesText = (history: readonly HistoryEntry[]): string =>
  history.some(({ kind }) => kind === 'reply')
    ? 'Someone replied to this enquiry while you were writing.'
    : 'Someone updated this enquiry while you were writing.';

function failureText(error: unknown): string {
  const text = refusalOrUnconfirmed('we’ll send it only once')(error);
  return isRefusal(error, 409) ? `${text} What you wrote is still here.` : text;
}

interface TemplatesProps {
  templates: readonly ReplyTemplate[];
  onChosen: (text: string) => void;
}

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

import { useRef, useState } from 'react';
import { ApiError } from '#shared/api/client.ts';
import { brand } from '#shared/brand.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import type { ReplyTemplate } from '#shared/domain/settings/settings.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import { Submit } from '../../../forms/submit.tsx';
import { useFocusOnce } from '../../use-focus-once.ts';
import styles from './reply-form.module.css';
import { Templates } from './templates.tsx';
import { type ReplyProps, useReply } from './use-reply.ts';

interface Props extends ReplyProps {
  templates: readonly ReplyTemplate[];
}

/** Answers an enquiry by mail. */
export function ReplyForm({ templates, ...props }: Props) {
  const { details } = props;
  const { text, write, send } = useReply(props);
  const [sent, setSent] = useState(0);
  const section = useRef<HTMLElement>(null);
  const news = useFocusOnce<HTMLParagraphElement>(sent || undefined);

  const insert = (words: string) => {
    const area = section.current?.querySelector('textarea');
    if (!area) return;
    const before = area.value.trimEnd();
    area.setRangeText(before ? `${before}\n\n${words}` : words, 0, area.value.length, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  };
  return (
    <section ref={section} className={styles.part} aria-labelledby="enquiry-reply">
      <h3 id="enquiry-reply">Reply by mail</h3>
      {templates.length > 0 && <Templates templates={templates} onChosen={insert} />}
      {/* A fresh field, for what stood in it first would come back when it is emptied. */}
      <Form
        key={sent}
        label="Reply by mail"
        send={send}
        onSent={() => setSent(sent + 1)}
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
        <p className={styles.note}>
          It goes to {details.email}. The answer to it arrives in the company’s mailbox, {brand.email}, and
          not here.
        </p>
        <Submit>Send</Submit>
      </Form>
      <p ref={news} tabIndex={-1} role="status" className={styles.news}>
        {sent > 0 && 'Your reply is on its way: what becomes of it stands above.'}
      </p>
    </section>
  );
}

function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500)
    return 'No confirmation came. Pressing again is safe: one reply is never sent twice.';
  return error.status === 409 ? `${error.message} Your words are still here.` : error.message;
}

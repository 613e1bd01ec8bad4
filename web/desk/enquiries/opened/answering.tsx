import type { ComponentProps } from 'react';
import { History } from './history.tsx';
import { Mails } from './mails.tsx';
import { ReplyForm } from './reply-form.tsx';

/** The way to answer an enquiry, and what has been done about it. */
export const Answering = (reply: ComponentProps<typeof ReplyForm>) => (
  <>
    {reply.details.email && <ReplyForm {...reply} />}
    <History details={reply.details} />
    <Mails details={reply.details} />
  </>
);

import type { ComponentProps } from 'react';
import { History } from './history.tsx';
import { Mails } from './mails.tsx';
import { ReplyForm } from './reply-form.tsx';

/** What has been done about an enquiry, and the way to answer it. */
export const Answering = (reply: ComponentProps<typeof ReplyForm>) => (
  <>
    <History details={reply.details} />
    {reply.details.email && <ReplyForm {...reply} />}
    <Mails details={reply.details} />
  </>
);

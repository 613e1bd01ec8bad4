import type { ComponentProps } from 'react';
import { History } from './history.tsx';
import { Mails } from './mails.tsx';
import { ReplyForm } from './reply-form.tsx';

type Props = ComponentProps<typeof ReplyForm> & { now: number };

/** What has been done about an enquiry, and the way to answer it. */
export const Answering = ({ now, ...reply }: Props) => (
  <>
    <History details={reply.details} now={now} />
    {reply.details.email && <ReplyForm {...reply} />}
    <Mails details={reply.details} now={now} />
  </>
);

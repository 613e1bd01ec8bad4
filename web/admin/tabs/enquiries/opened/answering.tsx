import type { ComponentProps } from 'react';
import { Emails } from '../../../kit/drawer/emails.tsx';
import { EnquiryHistory } from './history.tsx';
import { ReplyForm } from './reply-form.tsx';

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

import type { ComponentProps } from 'react';
import { Mails } from '../../sheet/mails.tsx';
import { EnquiryHistory } from './history.tsx';
import { ReplyForm } from './reply-form.tsx';

/** The way to answer an enquiry, what has been done about it, and the mails that nobody wrote. */
export function Answering(reply: ComponentProps<typeof ReplyForm>) {
  const { details } = reply;
  const isReply = (id: string) => details.history.some((act) => act.id === id);
  return (
    <>
      {details.email && <ReplyForm {...reply} />}
      <EnquiryHistory details={details} />
      <Mails
        title="Mails of this enquiry"
        mails={details.mails.filter(({ id }) => !isReply(id))}
        reader="the visitor"
      />
    </>
  );
}

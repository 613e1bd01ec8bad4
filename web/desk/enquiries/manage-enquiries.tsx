import { useState } from 'react';
import { replyHours } from '#shared/policies.ts';
import { useDrafts } from '../drafts.ts';
import { ListHeading } from '../list/heading.tsx';
import { MailLine } from '../mail/mail-line.tsx';
import { useFocusAfterClosing } from '../sheet/use-focus-after-closing.ts';
import { useEnquiryAddress, useSegment } from './address.ts';
import { EnquiryCards } from './cards.tsx';
import type { ReplyDraft } from './opened/use-reply.ts';
import { enquirerId } from './row.tsx';
import { Segments } from './segments.tsx';
import { EnquiryTable } from './table.tsx';

/** The visitors' questions in parts: what is to be done about them, all of them by the book, and spam. */
export function ManageEnquiries() {
  const [segment] = useSegment();
  const [news, setNews] = useState<{ about: object; text: string }>();
  const drafts = useDrafts<ReplyDraft>();
  const tab = useFocusAfterClosing(useEnquiryAddress().openedId, enquirerId);
  const onNews = (text: string) => setNews({ about: {}, text });
  const shared = { drafts, onNews };
  return (
    <div ref={tab}>
      <ListHeading title="Enquiries" news={news} explanation={explanations[segment]}>
        <Segments />
      </ListHeading>
      <MailLine />
      {segment === 'by-the-book' || segment === 'spam' ? (
        <EnquiryTable key={segment} segment={segment} {...shared} />
      ) : (
        <EnquiryCards key={segment} segment={segment} {...shared} />
      )}
    </div>
  );
}

const explanations: { [segment: string]: string } = {
  'by-the-book': `The site promises a reply within ${replyHours} business hours: the hours of Monday to Friday, IST.`,
  spam: 'These filled in a field that no person sees, or you called them spam. What is none, you move to the others.',
};

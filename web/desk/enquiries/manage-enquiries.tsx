import { useState } from 'react';
import { segmentNames, segments } from '#shared/domain/enquiries/segments.ts';
import { replyHours } from '#shared/policies.ts';
import { ListHeading, useNews } from '../list/heading.tsx';
import { Parts } from '../list/parts.tsx';
import { MailLine } from '../mail/mail-line.tsx';
import { useQuery } from '../queries.ts';
import { useFocusAfterClosing } from '../sheet/use-sheet-address.ts';
import { useReadToday } from '../today/use-today.ts';
import { useEnquiryAddress, useSegment } from './address.ts';
import { EnquiryCards } from './cards.tsx';
import { enquirerId } from './row.tsx';
import { EnquiryTable } from './table.tsx';

/** The visitors' questions in parts: what is to be done about them, all of them by the book, and spam. */
export function ManageEnquiries() {
  const [segment, addressOf] = useSegment();
  const { data: counts } = useQuery('GET /admin/enquiries/counts');
  const { data: today } = useReadToday();
  const [news, onNews] = useNews();
  const { openedId } = useEnquiryAddress();
  const tab = useFocusAfterClosing(openedId, enquirerId);
  const [wasOpened, setOpened] = useState(false);
  if (openedId && !wasOpened) setOpened(true);
  const parts = segments.map((id) => ({
    id,
    name: segmentNames[id],
    count: id === 'to-answer' ? today?.counts.enquiries : counts?.find(({ segment }) => segment === id),
  }));
  return (
    <div ref={tab}>
      <ListHeading title="Enquiries" news={news} explanation={explanations[segment]}>
        <Parts of="enquiries" parts={parts} open={segment} addressOf={addressOf} />
      </ListHeading>
      <div className="stack">
        {wasOpened && <MailLine />}
        {segment === 'by-the-book' || segment === 'spam' ? (
          <div key={segment}>
            <EnquiryTable segment={segment} onNews={onNews} />
          </div>
        ) : (
          <EnquiryCards key={segment} segment={segment} onNews={onNews} />
        )}
      </div>
    </div>
  );
}

const explanations: { [segment: string]: string } = {
  'by-the-book': `The site promises a reply within ${replyHours} business hours: the hours of Monday to Friday, IST.`,
  spam: 'These filled in a field that no person sees, or you called them spam. What is none, you move to the others.',
};

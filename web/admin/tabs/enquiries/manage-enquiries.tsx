import { useState } from 'react';
import { segmentNames, segments } from '#shared/domain/enquiries/segments.ts';
import { replyHours } from '#shared/policies.ts';
import { useEnquiryAddress, useFocusAfterClosing, usePart } from '../../kit/addresses.ts';
import { EmailStatusLine } from '../../kit/drawer/emails.tsx';
import { ListHeading, useNews } from '../../kit/list/heading.tsx';
import { useQuery } from '../../kit/queries.ts';
import { useReadToday } from '../../kit/use-today.ts';
import { EnquiryCards } from './cards.tsx';
import { enquirerId } from './row.tsx';
import { EnquiryTable } from './table.tsx';

export function ManageEnquiries() {
  const [segment, addressOf] = usePart('manage-enquiries', 'segment', segments, 'all');
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
      <ListHeading
        title="Enquiries"
        news={news}
        explanation={explanations[segment]}
        filter={{ of: 'enquiries', parts, open: segment, addressOf }}
      />
      <div className="stack">
        {wasOpened && <EmailStatusLine />}
        {segment === 'all' || segment === 'spam' ? (
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
  all: `You’ve promised a reply within ${replyHours} business hours (Monday to Friday, IST).`,
  spam: 'Enquiries with the hidden field filled in, and those you marked as spam. If one is genuine, press Not spam.',
};

import { segmentNames, segments } from '#shared/domain/enquiries/segments.ts';
import { replyHours } from '#shared/policies.ts';
import { useDrafts } from '../drafts.ts';
import { ListHeading, useNews } from '../list/heading.tsx';
import { Parts } from '../list/parts.tsx';
import { MailLine } from '../mail/mail-line.tsx';
import { useQuery } from '../queries.ts';
import { useFocusAfterClosing } from '../sheet/use-sheet-address.ts';
import { useEnquiryAddress, useSegment } from './address.ts';
import { EnquiryCards } from './cards.tsx';
import type { ReplyDraft } from './opened/use-reply.ts';
import { enquirerId } from './row.tsx';
import { EnquiryTable } from './table.tsx';

/** The visitors' questions in parts: what is to be done about them, all of them by the book, and spam. */
export function ManageEnquiries() {
  const [segment, addressOf] = useSegment();
  const { data: counts } = useQuery('GET /admin/enquiries/counts');
  const [news, onNews] = useNews();
  const drafts = useDrafts<ReplyDraft>();
  const tab = useFocusAfterClosing(useEnquiryAddress().openedId, enquirerId);
  const shared = { drafts, onNews };
  const parts = segments.map((id) => ({
    id,
    name: segmentNames[id],
    count: counts?.find(({ segment }) => segment === id),
  }));
  return (
    <div ref={tab}>
      <ListHeading title="Enquiries" news={news} explanation={explanations[segment]}>
        <Parts of="enquiries" parts={parts} open={segment} addressOf={addressOf} />
      </ListHeading>
      <div className="stack">
        <MailLine />
        {segment === 'by-the-book' || segment === 'spam' ? (
          <div key={segment}>
            <EnquiryTable segment={segment} {...shared} />
          </div>
        ) : (
          <EnquiryCards key={segment} segment={segment} {...shared} />
        )}
      </div>
    </div>
  );
}

const explanations: { [segment: string]: string } = {
  'by-the-book': `The site promises a reply within ${replyHours} business hours: the hours of Monday to Friday, IST.`,
  spam: 'These filled in a field that no person sees, or you called them spam. What is none, you move to the others.',
};

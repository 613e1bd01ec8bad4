import { useState } from 'react';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { replyHours } from '#shared/policies.ts';
import { CsvExport } from '../list/csv-export.tsx';
import { ListHeading } from '../list/heading.tsx';
import { phoneMatches } from '../list/phone-number.ts';
import { SearchableTable } from '../list/searchable-table.tsx';
import { SpamFilter } from '../list/spam-filter.tsx';
import { MailLine } from '../mail/mail-line.tsx';
import { useHolidays } from '../mail/use-holidays.ts';
import { useFocusAfterClosing } from '../sheet/use-focus-after-closing.ts';
import { useList } from '../use-list.ts';
import { useNow } from '../use-now.ts';
import { useEnquiryAddress } from './address.ts';
import { type Drafts, useDrafts } from './opened/drafts.ts';
import { OpenedEnquiry } from './opened/opened-enquiry.tsx';
import { EnquiryRow, enquirerId } from './row.tsx';

/** The visitors' questions, the pending ones first, and apart from them suspected spam. */
export function ManageEnquiries() {
  const [isSuspected, setSuspected] = useState(false);
  const [restored, setRestored] = useState<Enquiry>();
  const drafts = useDrafts();
  const tab = useFocusAfterClosing(useEnquiryAddress().openedId, enquirerId);
  return (
    <div ref={tab}>
      <ListHeading
        title="Enquiries"
        news={
          restored && { about: restored, text: `The enquiry by ${restored.name} is among the others now.` }
        }
        explanation={
          isSuspected
            ? 'These filled in a field that no person sees. Most are spam; what is not, you move to the others.'
            : `The site promises a reply within ${replyHours} business hours: the hours of Monday to Friday, IST.`
        }
      >
        <SpamFilter name="Enquiries" isSuspected={isSuspected} onChange={setSuspected} />
      </ListHeading>
      <MailLine />
      <EnquiryList
        key={String(isSuspected)}
        isSuspected={isSuspected}
        drafts={drafts}
        onRestored={setRestored}
      />
    </div>
  );
}

interface Props {
  isSuspected: boolean;
  drafts: Drafts;
  onRestored: (enquiry: Enquiry) => void;
}

function EnquiryList({ isSuspected, drafts, onRestored }: Props) {
  const query = isSuspected ? suspected : undefined;
  const list = useList('GET /admin/enquiries', { query });
  const now = useNow();
  const holidays = useHolidays();
  const { openedId, addressOf, close } = useEnquiryAddress();
  const onMoved = (enquiry: Enquiry) => {
    list.remove(enquiry.id);
    onRestored(enquiry);
  };
  return (
    <>
      <SearchableTable
        list={list}
        by="name, email or phone"
        matches={matches}
        actions={
          <CsvExport
            route="GET /admin/enquiries/export"
            query={query}
            fileName={isSuspected ? 'suspected-enquiries' : 'enquiries'}
            rowsName="enquiries"
          />
        }
        label="Enquiries"
        columns={['Type', 'Title', 'Name', 'Email', 'Phone', 'Message', 'Status']}
        empty={
          isSuspected
            ? 'Nothing looks like spam.'
            : 'No enquiries yet. They arrive here as soon as somebody asks.'
        }
        failure="Failed to load enquiries. Please try again later."
      >
        {(enquiry) => (
          <EnquiryRow
            key={enquiry.id}
            enquiry={enquiry}
            list={list}
            now={now}
            holidays={holidays}
            address={addressOf(enquiry.id)}
            onRestored={isSuspected ? onMoved : undefined}
          />
        )}
      </SearchableTable>
      {openedId && (
        <OpenedEnquiry
          key={openedId}
          id={openedId}
          list={list}
          isSuspected={isSuspected}
          now={now}
          holidays={holidays}
          drafts={drafts}
          onClose={close}
        />
      )}
    </>
  );
}

const suspected = { segment: 'spam' } as const;

const matches = ({ name, email, phone }: Enquiry, query: string): boolean =>
  name.toLowerCase().includes(query) || email.toLowerCase().includes(query) || phoneMatches(phone, query);

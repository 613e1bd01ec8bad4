import { useState } from 'react';
import type { Enquiry } from '#shared/domain/enquiry.ts';
import { replyHours } from '#shared/domain/policies.ts';
import { CsvExport } from '../list/csv-export.tsx';
import { ListHeading } from '../list/heading.tsx';
import { phoneMatches } from '../list/phone-number.ts';
import { SearchableTable } from '../list/searchable-table.tsx';
import { SpamFilter } from '../list/spam-filter.tsx';
import { useList } from '../use-list.ts';
import { useNow } from '../use-now.ts';
import { EnquiryRow } from './row.tsx';

/** The visitors' questions, the pending ones first, and apart from them suspected spam. */
export function ManageEnquiries() {
  const [isSuspected, setSuspected] = useState(false);
  const [restored, setRestored] = useState<Enquiry>();
  return (
    <>
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
      <EnquiryList key={String(isSuspected)} isSuspected={isSuspected} onRestored={setRestored} />
    </>
  );
}

interface Props {
  isSuspected: boolean;
  onRestored: (enquiry: Enquiry) => void;
}

function EnquiryList({ isSuspected, onRestored }: Props) {
  const query = isSuspected ? suspected : undefined;
  const list = useList('GET /admin/enquiries', { query });
  const now = useNow();
  const onMoved = (enquiry: Enquiry) => {
    list.remove(enquiry.id);
    onRestored(enquiry);
  };
  return (
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
          onRestored={isSuspected ? onMoved : undefined}
        />
      )}
    </SearchableTable>
  );
}

const suspected = { suspected: 'true' } as const;

const matches = ({ name, email, phone }: Enquiry, query: string): boolean =>
  name.toLowerCase().includes(query) || email.toLowerCase().includes(query) || phoneMatches(phone, query);

import { useState } from 'react';
import { ListHeading } from '../list/list-heading.tsx';
import { SuspicionFilter } from '../list/suspicion-filter.tsx';
import { EnquiryList } from './enquiry-list.tsx';

/** What visitors asked, the pending ones first, and apart from it what looks like spam. */
export function ManageEnquiries() {
  const [isSuspected, setSuspected] = useState(false);
  return (
    <>
      <ListHeading title="Enquiries">
        <SuspicionFilter name="Enquiries" isSuspected={isSuspected} onChange={setSuspected} />
      </ListHeading>
      <EnquiryList key={String(isSuspected)} isSuspected={isSuspected} />
    </>
  );
}

import type { Enquiry } from '#shared/domain/enquiry.ts';
import { replyHours } from '#shared/domain/policies.ts';
import { CsvExport } from '../csv-export.tsx';
import { ListState } from '../list/list-state.tsx';
import { LoadedSearch } from '../list/loaded-search.tsx';
import { Table } from '../list/table.tsx';
import { useList } from '../list/use-list.ts';
import { useMinute } from '../use-minute.ts';
import { enquiryColumns } from './enquiry-columns.ts';
import styles from './enquiry-list.module.css';
import { EnquiryRow } from './enquiry-row.tsx';
import { dialled } from './phone-number.ts';

/** The enquiries, or those of them that look like spam. */
export function EnquiryList({ isSuspected }: { isSuspected: boolean }) {
  const query = isSuspected ? suspected : undefined;
  const list = useList('GET /admin/enquiries', query);
  const now = useMinute();
  return (
    <>
      <div className={styles.line}>
        <p className={styles.explanation}>
          {isSuspected
            ? 'These filled in a field that no person sees. Most are spam; answer whoever is not.'
            : `The site promises a reply within ${replyHours} business hours: the hours of Monday to Friday, IST.`}
        </p>
        <CsvExport
          route="GET /admin/enquiries"
          query={query}
          columns={enquiryColumns}
          fileName={isSuspected ? 'suspected-enquiries' : 'enquiries'}
          rowsName="enquiries"
        />
      </div>
      <LoadedSearch list={list} by="name, email or phone" matches={matches}>
        {(found, sought) => (
          <ListState
            list={found}
            empty={emptyText(isSuspected, sought)}
            failure="Failed to load enquiries. Please try again later."
          >
            {(enquiries) => (
              <Table
                label="Enquiries"
                columns={['Type', 'Title', 'Name', 'Email', 'Phone', 'Message', 'Status']}
              >
                {enquiries.map((enquiry) => (
                  <EnquiryRow key={enquiry.id} enquiry={enquiry} list={list} now={now} />
                ))}
              </Table>
            )}
          </ListState>
        )}
      </LoadedSearch>
    </>
  );
}

const suspected = { suspected: 'true' } as const;

function matches({ name, email, phone }: Enquiry, sought: string): boolean {
  const digits = dialled(sought);
  return (
    name.toLowerCase().includes(sought) ||
    email.toLowerCase().includes(sought) ||
    // However either of them is spaced and bracketed, but not where a name was typed.
    (/^[\d\s+().-]+$/.test(sought) && digits !== '' && dialled(phone).includes(digits))
  );
}

function emptyText(isSuspected: boolean, sought: string): string {
  if (sought) return `None of those loaded has “${sought}” in its name, email or phone.`;
  return isSuspected
    ? 'Nothing looks like spam.'
    : 'No enquiries yet. They arrive here as soon as somebody asks.';
}

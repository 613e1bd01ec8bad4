import { useLayoutEffect, useRef } from 'react';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { useEnquiryAddress } from '../../kit/addresses.ts';
import { CsvExport } from '../../kit/list/csv-export.tsx';
import type { TellNews } from '../../kit/list/heading.tsx';
import { SearchableTable } from '../../kit/list/searchable-table.tsx';
import { type List, useList } from '../../kit/use-list.ts';
import { useHolidays, useNow } from '../../kit/use-today.ts';
import { OpenedEnquiry } from './opened/opened-enquiry.tsx';
import { EnquiryRow } from './row.tsx';
import { useSpamSelection } from './spam/use-spam-selection.tsx';

interface Props {
  segment: 'all' | 'spam';
  onNews: TellNews;
}

/** The owner asked for these columns, and for pending enquiries to come first. */
export function EnquiryTable({ segment, onNews }: Props) {
  const isSpam = segment === 'spam';
  const query = isSpam ? ({ segment } as const) : undefined;
  const loaded = useList('GET /admin/enquiries', { query });
  const list: List<Enquiry> = { ...loaded, rows: loaded.rows && [...loaded.rows].sort(byTheBook) };
  const now = useNow();
  const holidays = useHolidays();
  const { openedId, addressOf, close } = useEnquiryAddress();
  const table = useKeptFocus(list.rows);
  const { barOf, boxOf } = useSpamSelection(onNews);
  const onRestored = (enquiry: Enquiry) => {
    list.remove(enquiry.id);
    onNews(`${enquiry.name}’s enquiry is back in the list.`);
  };
  return (
    <div ref={table}>
      <SearchableTable
        list={list}
        by="name, email or phone"
        textsOf={({ name, email }) => [name, email]}
        phoneOf={({ phone }) => phone}
        actions={
          <CsvExport
            route="GET /admin/enquiries/export"
            query={query}
            fileName={isSpam ? 'spam-enquiries' : 'enquiries'}
            rowsName="enquiries"
          />
        }
        barOf={isSpam ? undefined : barOf}
        label="Enquiries"
        columns={['Type', 'Title', 'Name', 'Email', 'Phone', 'Message', 'Status']}
        empty={isSpam ? 'No spam.' : 'No enquiries yet. New enquiries will appear here.'}
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
            box={boxOf(enquiry)}
            onRestored={isSpam ? onRestored : undefined}
          />
        )}
      </SearchableTable>
      {openedId && (
        <OpenedEnquiry
          key={openedId}
          id={openedId}
          list={list}
          isSuspected={isSpam}
          now={now}
          holidays={holidays}
          onClose={close}
          onNews={onNews}
        />
      )}
    </div>
  );
}

/** Sorts as the API does: pending first, then newest first. */
const byTheBook = (a: Enquiry, b: Enquiry): number => (rankOf(a) > rankOf(b) ? -1 : 1);

const rankOf = ({ type, clarified, createdAt, id }: Enquiry): string =>
  `${type === 'course' && !clarified ? 1 : 0}#${createdAt}#${id}`;

/** Restores focus, because a button loses it when its row moves. */
function useKeptFocus(rows: unknown) {
  const table = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows can move when they change.
  useLayoutEffect(() => {
    const had = last.current;
    if (document.activeElement === document.body && had instanceof HTMLElement && had.isConnected)
      had.focus({ preventScroll: true });
    last.current = null;
  }, [rows]);
  if (table.current?.contains(document.activeElement)) last.current = document.activeElement;
  return table;
}

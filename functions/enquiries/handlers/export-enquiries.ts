import { exportEnquiries } from '#shared/api/enquiries.ts';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { requestText } from '#shared/domain/enquiries/enquiry-names.ts';
import { type CsvColumn, csvPage, phoneCell } from '#shared/domain/text/csv.ts';
import { spreadsheetTime } from '#shared/domain/time/format.ts';
import { handle } from '../../platform/http/handle.ts';
import * as enquiries from '../store.ts';

export const handler = handle(exportEnquiries, async ({ page, query }) =>
  csvPage(enquiryColumns, await enquiries.list(query.segment, page), page.after === undefined),
);

const enquiryColumns: readonly CsvColumn<Omit<Enquiry, 'historyCount'>>[] = [
  { name: 'Received (IST)', value: ({ createdAt }) => spreadsheetTime(createdAt) },
  { name: 'Type', value: ({ type }) => type },
  { name: 'Title', value: ({ title }) => title },
  { name: 'Name', value: ({ name }) => name },
  { name: 'Email', value: ({ email }) => email },
  { name: 'Phone', value: ({ phone }) => phoneCell(phone) },
  { name: 'Message', value: ({ message }) => message },
  { name: 'Status', value: statusOf },
  { name: 'Request', value: (enquiry) => requestText(enquiry) ?? '' },
];

function statusOf({ type, clarified }: Pick<Enquiry, 'type' | 'clarified'>): string {
  if (type !== 'course') return 'Not applicable';
  return clarified ? 'Clarified' : 'Pending';
}

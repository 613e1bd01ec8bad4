import { type CsvColumn, phoneCell } from '../text/csv.ts';
import { momentCell } from '../time/india-words.ts';
import type { Enquiry } from './enquiry.ts';
import { wishInWords } from './wish.ts';

/** The columns of the enquiries in a CSV file. */
export const enquiryColumns: readonly CsvColumn<Omit<Enquiry, 'acts'>>[] = [
  { name: 'Received (IST)', value: ({ createdAt }) => momentCell(createdAt) },
  { name: 'Type', value: ({ type }) => type },
  { name: 'Title', value: ({ title }) => title },
  { name: 'Name', value: ({ name }) => name },
  { name: 'Email', value: ({ email }) => email },
  { name: 'Phone', value: ({ phone }) => phoneCell(phone) },
  { name: 'Message', value: ({ message }) => message },
  { name: 'Status', value: statusOf },
  { name: 'Wish', value: (enquiry) => wishInWords(enquiry) ?? '' },
];

function statusOf({ type, clarified }: Pick<Enquiry, 'type' | 'clarified'>): string {
  if (type !== 'course') return 'Not applicable';
  return clarified ? 'Clarified' : 'Pending';
}

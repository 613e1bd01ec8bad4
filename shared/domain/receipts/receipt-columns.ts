import { rupeesOf } from '../money/money.ts';
import { type CsvColumn, phoneCell } from '../text/csv.ts';
import { momentCell } from '../time/india-words.ts';
import type { Receipt } from './receipt.ts';

/** The columns of the receipts in a CSV file. Times are India's; sums are rupees, to add up. */
export const receiptColumns: readonly CsvColumn<Receipt>[] = [
  { name: 'Receipt', value: ({ serial }) => serial },
  { name: 'Issued (IST)', value: ({ issuedAt }) => momentCell(issuedAt) },
  { name: 'Order', value: ({ orderId }) => orderId },
  { name: 'For', value: ({ what }) => what },
  { name: 'Name', value: ({ name = '' }) => name },
  { name: 'Email', value: ({ email = '' }) => email },
  { name: 'Mobile', value: ({ mobile = '' }) => phoneCell(mobile) },
  { name: 'Amount', value: ({ paise }) => rupeesOf(paise) },
  { name: 'Given back since', value: ({ refundedPaise }) => rupeesOf(refundedPaise) },
  { name: 'Paid by', value: ({ method = '' }) => method },
  { name: 'Payment', value: ({ paymentId }) => paymentId },
  { name: 'Paid (IST)', value: ({ paidAt }) => momentCell(paidAt) },
];

import { exportClassSeats } from '#shared/api/classes.ts';
import type { ClassSeat } from '#shared/domain/classes/class.ts';
import { rupeesOf } from '#shared/domain/money/money.ts';
import { seatNames, statusNames } from '#shared/domain/orders/order-names.ts';
import { type CsvColumn, csvPage, phoneCell } from '#shared/domain/text/csv.ts';
import { spreadsheetTime } from '#shared/domain/time/format.ts';
import { handle } from '../../platform/http/handle.ts';
import * as classSeats from '../class-seats.ts';

export const handler = handle(exportClassSeats, async ({ path, page }) =>
  csvPage(seatColumns, await classSeats.listWithBuyers(path.id, page), page.after === undefined),
);

const seatColumns: readonly CsvColumn<ClassSeat>[] = [
  { name: 'Name', value: ({ name = '' }) => name },
  { name: 'Mobile', value: ({ mobile = '' }) => phoneCell(mobile) },
  { name: 'Email', value: ({ email = '' }) => email },
  { name: 'Amount paid', value: ({ paise }) => rupeesOf(paise) },
  { name: 'Paid on (IST)', value: ({ paidAt }) => (paidAt ? spreadsheetTime(paidAt) : '') },
  { name: 'Status', value: ({ status }) => statusNames[status] },
  { name: 'Seat', value: ({ seat }) => seatNames[seat] },
  { name: 'Order', value: ({ number }) => number },
  { name: 'Order ID', value: ({ id }) => id },
];

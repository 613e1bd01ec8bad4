import { exportPlaces } from '#shared/api/classes.ts';
import type { ClassPlace } from '#shared/domain/classes/class.ts';
import { rupeesOf } from '#shared/domain/money/money.ts';
import { seatNames, statusNames } from '#shared/domain/orders/order-names.ts';
import { type CsvColumn, csvPage, phoneCell } from '#shared/domain/text/csv.ts';
import { momentCell } from '#shared/domain/time/india-words.ts';
import { handle } from '../../platform/http/handle.ts';
import * as places from '../places.ts';

export const handler = handle(exportPlaces, async ({ path, page }) =>
  csvPage(placeColumns, await places.listWithBuyers(path.id, page), page.after === undefined),
);

/** The columns of a class in a CSV file. Times are India's; sums are in rupees, as plain numbers. */
const placeColumns: readonly CsvColumn<ClassPlace>[] = [
  { name: 'Name', value: ({ name = '' }) => name },
  { name: 'Mobile', value: ({ mobile = '' }) => phoneCell(mobile) },
  { name: 'Email', value: ({ email = '' }) => email },
  { name: 'Paid', value: ({ paise }) => rupeesOf(paise) },
  { name: 'Paid (IST)', value: ({ paidAt }) => (paidAt ? momentCell(paidAt) : '') },
  { name: 'Status', value: ({ status }) => statusNames[status] },
  { name: 'Seat', value: ({ seat }) => seatNames[seat] },
  { name: 'Order', value: ({ id }) => id },
];

import { exportEnquiries } from '#shared/api/enquiries.ts';
import { csvLines, csvNames } from '#shared/domain/csv.ts';
import { enquiryColumns } from '#shared/domain/enquiry-columns.ts';
import { handleProven } from '../lib/http/handle-proven.ts';
import * as enquiries from '../lib/store/enquiries.ts';

export const handler = handleProven(exportEnquiries, async ({ page, query }) => {
  const { items, next } = await enquiries.list(page, { suspected: query.suspected === 'true' });
  const names = page.after === undefined ? [csvNames(enquiryColumns)] : [];
  return { items: [...names, ...csvLines(enquiryColumns, items)], next };
});

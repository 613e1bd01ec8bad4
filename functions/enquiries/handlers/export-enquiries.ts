import { exportEnquiries } from '#shared/api/enquiries.ts';
import { enquiryColumns } from '#shared/domain/enquiries/enquiry-columns.ts';
import { csvLines, csvNames } from '#shared/domain/text/csv.ts';
import { handle } from '../../platform/http/handle.ts';
import * as enquiries from '../store.ts';

export const handler = handle(exportEnquiries, async ({ page, query }) => {
  const { items, next } = await enquiries.list(query.segment, page);
  const names = page.after === undefined ? [csvNames(enquiryColumns)] : [];
  return { items: [...names, ...csvLines(enquiryColumns, items)], next };
});

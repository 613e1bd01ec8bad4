import { listEnquiries } from '#shared/api/enquiries.ts';
import { handle } from '../../platform/http/handle.ts';
import { rowOf } from '../enquiry-details.ts';
import * as enquiries from '../store.ts';

export const handler = handle(listEnquiries, async ({ page, query }) => {
  const { items, next } = await enquiries.list(query.segment, page);
  return { items: items.map(rowOf), next };
});

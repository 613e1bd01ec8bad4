import { listEnquiries } from '#shared/api/enquiries.ts';
import { handle } from '../lib/http/handle.ts';
import * as enquiries from '../lib/store/enquiries.ts';

export const handler = handle(listEnquiries, ({ page, query }) =>
  enquiries.list(page, { suspected: query.suspected === 'true' }),
);

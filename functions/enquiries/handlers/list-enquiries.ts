import { listEnquiries } from '#shared/api/enquiries.ts';
import { handle } from '../../platform/http/handle.ts';
import * as enquiries from '../store.ts';

export const handler = handle(listEnquiries, ({ page, query }) => enquiries.list(query.segment, page));

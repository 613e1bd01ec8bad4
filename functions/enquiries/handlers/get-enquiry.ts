import { getEnquiry } from '#shared/api/enquiries.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { detailsOf } from '../enquiry-details.ts';
import * as enquiries from '../store.ts';

export const handler = handle(getEnquiry, async ({ path }) =>
  detailsOf(found(await enquiries.find(path.id), 'We can’t find this enquiry.')),
);

import { markEnquiryAsSpam } from '#shared/api/enquiries.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { mark, spamEntry } from '../spam.ts';
import * as enquiries from '../store.ts';

export const handler = handle(markEnquiryAsSpam, async ({ path, body, creation }) => {
  const known = found(await enquiries.find(path.id), 'We can’t find this enquiry.');
  return mark(known, spamEntry(creation.id, creation.fingerprint), body.seen);
});

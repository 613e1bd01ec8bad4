import { toggleEnquiry } from '#shared/api/enquiries.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { rowOf } from '../enquiry-details.ts';
import * as enquiries from '../store.ts';

export const handler = handle(toggleEnquiry, async ({ path, body }) => {
  const enquiry = found(await enquiries.find(path.id), 'We can’t find this enquiry.');
  if (enquiry.type !== 'course') throw conflict('Only course enquiries can be clarified.');

  if (body && enquiry.clarified !== body.seen) return rowOf(enquiry);

  // A caller who sent the state they saw gets the current state, not an error, if someone else has just changed it.
  const toggled = (await enquiries.toggle(enquiry)) ?? (body && (await enquiries.find(path.id)));
  if (!toggled) throw conflict('Someone else just changed this enquiry. Reload the list.');
  return rowOf(toggled);
});

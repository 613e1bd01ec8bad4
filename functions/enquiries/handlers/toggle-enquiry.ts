import { toggleEnquiry } from '#shared/api/enquiries.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { rowOf } from '../enquiry-details.ts';
import * as enquiries from '../store.ts';

export const handler = handle(toggleEnquiry, async ({ path, body }) => {
  const enquiry = found(await enquiries.find(path.id), 'We can’t find this enquiry.');
  if (enquiry.type !== 'course') throw conflict('Only course enquiries can be marked as clarified.');

  if (body && enquiry.clarified !== body.seen) return rowOf(enquiry);

  // If the caller sent the state they saw, it isn't an error if someone else has just changed the enquiry.
  const toggled = (await enquiries.toggle(enquiry)) ?? (body && (await enquiries.find(path.id)));
  if (!toggled) throw conflict('Someone else has changed this enquiry. Reload the list.');
  return rowOf(toggled);
});

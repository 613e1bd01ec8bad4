import { toggleEnquiry } from '#shared/api/enquiries.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { rowOf } from '../enquiry-details.ts';
import * as enquiries from '../store.ts';

export const handler = handle(toggleEnquiry, async ({ path, body }) => {
  const enquiry = found(await enquiries.find(path.id), 'Could not find this enquiry.');
  if (enquiry.type !== 'course') throw conflict('Only an enquiry about a course can be clarified.');

  if (body && enquiry.clarified !== body.seen) return rowOf(enquiry);

  // A caller who named the state that they saw gets the enquiry as another caller has changed it.
  const toggled = (await enquiries.toggle(enquiry)) ?? (body && (await enquiries.find(path.id)));
  if (!toggled) throw conflict('This enquiry was changed at the same moment. Load the list again.');
  return rowOf(toggled);
});

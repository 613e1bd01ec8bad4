import { dismissOverbooking } from '#shared/api/classes.ts';
import * as courses from '../../courses/store.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as seats from '../../seats/store.ts';

export const handler = handle(dismissOverbooking, async ({ path }) => {
  found(await courses.find(path.id), 'Could not find the requested course.');
  await seats.dismissOverbooking(path.id);
});

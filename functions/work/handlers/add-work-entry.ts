import { addWorkEntry } from '#shared/api/work.ts';
import { handle } from '../../platform/http/handle.ts';
import { addTyped } from '../files.ts';
import { workDetailOf } from '../read-order.ts';

export const handler = handle(addWorkEntry, async ({ path, body, creation, expected }) => {
  await addTyped(path.id, { ...body, ...creation }, { by: 'us', expected });
  return workDetailOf(path.id);
});

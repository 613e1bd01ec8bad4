import { addWorkEntry } from '#shared/api/work.ts';
import { handle } from '../../platform/http/handle.ts';
import { addTyped } from '../files.ts';
import { workSheetOf } from '../read-order.ts';

/** A brief and an answer are those that a buyer told by telephone. */
export const handler = handle(addWorkEntry, async ({ path, body, creation, expected }) => {
  await addTyped(path.id, { ...body, ...creation }, { by: 'us', expected });
  return workSheetOf(path.id);
});

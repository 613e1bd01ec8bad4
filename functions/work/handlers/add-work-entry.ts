import { addWorkEntry } from '#shared/api/work.ts';
import { handle } from '../../platform/http/handle.ts';
import { addTyped } from '../files.ts';
import { workSheetOf } from '../read-order.ts';

/** The owner adds a brief or an answer that a buyer gave by telephone. */
export const handler = handle(addWorkEntry, async ({ path, body, creation, expected }) => {
  await addTyped(path.id, { ...body, ...creation }, { by: 'us', expected });
  return workSheetOf(path.id);
});

import { addWorkEntry } from '#shared/api/work.ts';
import { handle } from '../lib/http/handle.ts';
import { addTyped } from '../lib/work/add-typed.ts';
import { openedWorkOf } from '../lib/work/opened-work.ts';

/** A brief and an answer are those that a buyer told by telephone. */
export const handler = handle(addWorkEntry, async ({ path, body, creation, expected }) => {
  await addTyped(path.id, { ...body, ...creation }, { by: 'us', expected });
  return openedWorkOf(path.id);
});

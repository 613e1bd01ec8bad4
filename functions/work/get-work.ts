import { getWork } from '#shared/api/work.ts';
import { handle } from '../lib/http/handle.ts';
import { openedWorkOf } from '../lib/work/opened-work.ts';

export const handler = handle(getWork, ({ path }) => openedWorkOf(path.id));

import { getWork } from '#shared/api/work.ts';
import { handle } from '../../platform/http/handle.ts';
import { openedWorkOf } from '../opened-work.ts';

export const handler = handle(getWork, ({ path }) => openedWorkOf(path.id));

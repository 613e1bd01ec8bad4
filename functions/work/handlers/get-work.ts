import { getWork } from '#shared/api/work.ts';
import { handle } from '../../platform/http/handle.ts';
import { workSheetOf } from '../read-order.ts';

export const handler = handle(getWork, ({ path }) => workSheetOf(path.id));

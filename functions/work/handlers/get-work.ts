import { getWork } from '#shared/api/work.ts';
import { handle } from '../../platform/http/handle.ts';
import { workDetailOf } from '../read-order.ts';

export const handler = handle(getWork, ({ path }) => workDetailOf(path.id));

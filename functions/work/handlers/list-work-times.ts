import { listWorkTimes } from '#shared/api/work.ts';
import { handle } from '../../platform/http/handle.ts';
import { timesOfOrder } from '../order-times.ts';

export const handler = handle(listWorkTimes, ({ path, query }) => timesOfOrder(path.id, query.moving));

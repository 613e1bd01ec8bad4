import { getOrder } from '#shared/api/admin-orders.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { withMailStates } from '../../platform/outbox/mail-states.ts';
import * as orders from '../store.ts';

export const handler = handle(getOrder, async ({ path }) =>
  withMailStates(found(await orders.find(path.id), 'There is no such order.')),
);

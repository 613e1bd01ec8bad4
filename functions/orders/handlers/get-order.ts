import { getOrder } from '#shared/api/admin-orders.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { withEmailStates } from '../../platform/outbox/email-states.ts';
import * as orders from '../store.ts';

export const handler = handle(getOrder, async ({ path }) =>
  withEmailStates(found(await orders.find(path.id), 'We can’t find this order.')),
);

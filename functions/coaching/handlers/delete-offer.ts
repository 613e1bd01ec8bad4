import { deleteOffer } from '#shared/api/coaching.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as offers from '../offers.ts';

export const handler = handle(deleteOffer, async ({ path }) =>
  found(await offers.remove(path.id), 'We can’t find this offer.'),
);

import { listAllOffers } from '#shared/api/coaching.ts';
import { handle } from '../../platform/http/handle.ts';
import * as offers from '../offers.ts';

export const handler = handle(listAllOffers, ({ page }) => offers.list(page));

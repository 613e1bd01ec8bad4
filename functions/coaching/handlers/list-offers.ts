import { listOffers } from '#shared/api/coaching.ts';
import { handle } from '../../platform/http/handle.ts';
import * as offers from '../visible-offers.ts';

export const handler = handle(listOffers, ({ page }) => offers.listWithTimes(page));

import { listPlaces as endpoint } from '#shared/api/classes.ts';
import { listPlaces } from '../lib/classes/list-places.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(endpoint, ({ path, page }) => listPlaces(path.id, page));

import { listPlaces as endpoint } from '#shared/api/classes.ts';
import { handle } from '../../platform/http/handle.ts';
import { listPlaces } from '../list-places.ts';

export const handler = handle(endpoint, ({ path, page }) => listPlaces(path.id, page));

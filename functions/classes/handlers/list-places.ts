import { listPlaces } from '#shared/api/classes.ts';
import { handle } from '../../platform/http/handle.ts';
import * as places from '../places.ts';

export const handler = handle(listPlaces, ({ path, page }) => places.listWithBuyers(path.id, page));

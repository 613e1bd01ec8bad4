import { listPlaces } from '#shared/api/classes.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(listPlaces, () => {
  throw new Error('NOT BUILT YET');
});

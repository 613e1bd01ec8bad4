import { exportPlaces } from '#shared/api/classes.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(exportPlaces, () => {
  throw new Error('NOT BUILT YET');
});

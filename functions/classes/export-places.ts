import { exportPlaces } from '#shared/api/classes.ts';
import { csvLines, csvNames } from '#shared/domain/csv.ts';
import { placeColumns } from '#shared/domain/place-columns.ts';
import { listPlaces } from '../lib/classes/list-places.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(exportPlaces, async ({ path, page }) => {
  const { items, next } = await listPlaces(path.id, page);
  const names = page.after === undefined ? [csvNames(placeColumns)] : [];
  return { items: [...names, ...csvLines(placeColumns, items)], next };
});

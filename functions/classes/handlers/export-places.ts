import { exportPlaces } from '#shared/api/classes.ts';
import { placeColumns } from '#shared/domain/classes/place-columns.ts';
import { csvLines, csvNames } from '#shared/domain/text/csv.ts';
import { handle } from '../../platform/http/handle.ts';
import * as places from '../places.ts';

export const handler = handle(exportPlaces, async ({ path, page }) => {
  const { items, next } = await places.listWithBuyers(path.id, page);
  const names = page.after === undefined ? [csvNames(placeColumns)] : [];
  return { items: [...names, ...csvLines(placeColumns, items)], next };
});

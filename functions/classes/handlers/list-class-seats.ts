import { listClassSeats } from '#shared/api/classes.ts';
import { handle } from '../../platform/http/handle.ts';
import * as places from '../class-seats.ts';

export const handler = handle(listClassSeats, ({ path, page }) => places.listWithBuyers(path.id, page));

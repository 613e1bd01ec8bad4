import { listClassSeats } from '#shared/api/classes.ts';
import { handle } from '../../platform/http/handle.ts';
import * as classSeats from '../class-seats.ts';

export const handler = handle(listClassSeats, ({ path, page }) => classSeats.listWithBuyers(path.id, page));

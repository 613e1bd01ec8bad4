import { listDueRows } from '#shared/api/today.ts';
import { handle } from '../../platform/http/handle.ts';
import { listKind } from '../list-due.ts';

export const handler = handle(listDueRows, ({ query, page }) => listKind(query.kind, page, Date.now()));

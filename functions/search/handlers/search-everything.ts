import { searchEverything } from '#shared/api/search.ts';
import { handle } from '../../platform/http/handle.ts';
import { find } from '../find.ts';

export const handler = handle(searchEverything, ({ body }) => find(body.text));

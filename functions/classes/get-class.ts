import { getClass } from '#shared/api/classes.ts';
import { handle } from '../lib/http/handle.ts';
import * as classes from '../lib/store/classes.ts';

export const handler = handle(getClass, ({ path }) => classes.find(path.id));

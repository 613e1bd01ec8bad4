import { getClass } from '#shared/api/classes.ts';
import { handle } from '../../platform/http/handle.ts';
import * as classes from '../store.ts';

export const handler = handle(getClass, ({ path }) => classes.get(path.id));

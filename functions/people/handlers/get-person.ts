import { getPerson } from '#shared/api/people.ts';
import { handle } from '../../platform/http/handle.ts';
import { personOf } from '../person.ts';

export const handler = handle(getPerson, ({ body }) => personOf(body));

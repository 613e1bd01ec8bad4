import { getAvailability } from '#shared/api/coaching.ts';
import { handle } from '../../platform/http/handle.ts';
import * as availability from '../availability.ts';

export const handler = handle(getAvailability, ({ path }) => availability.get(path.coachId));

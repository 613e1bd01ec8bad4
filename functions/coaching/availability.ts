import type { Availability, AvailabilityInput } from '#shared/domain/coaching/availability.ts';
import { usualAvailability } from '#shared/domain/coaching/usual-availability.ts';
import { refresh } from '../platform/outbox/refresh.ts';
import * as outbox from '../platform/outbox/write.ts';
import { isInVersion, nextVersion } from '../platform/table/replacement.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk             sk
 *   AVAILABILITY   <coach id>   weekly hours, blocked times, working holidays, buffer, notice, days ahead, version
 *
 * A coach without this item can't be booked.
 */

const key = (coachId: string) => ({ pk: 'AVAILABILITY', sk: coachId }) as const;

export const get = async (coachId: string): Promise<Availability> =>
  (await table.find<Availability>(key(coachId))) ?? usualAvailability;

/** Returns undefined if the availability isn't at the `expected` version. */
export async function replace(
  coachId: string,
  input: AvailabilityInput,
  expected?: number,
): Promise<Availability | undefined> {
  const entries = refresh(undefined, ['GET /coaching/offers']);
  const first = { ...key(coachId), ...input, version: 1 };
  if (!expected && (await outbox.insert(first, entries))) return first;
  return outbox.change<Availability>(key(coachId), (stored) =>
    isInVersion(stored, expected)
      ? { set: input, ...nextVersion(expected), entries: refresh(stored, ['GET /coaching/offers']) }
      : undefined,
  );
}

import { correctedAfter } from '#shared/domain/classes/calendar-class.ts';
import type { Class, ClassInput } from '#shared/domain/classes/class.ts';
import { expiryTime, retention } from '#shared/domain/limits/retention.ts';
import { classChanged } from '../courses/store.ts';
import * as outbox from '../platform/outbox/write.ts';
import { isInVersion, nextVersion } from '../platform/table/replacement.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk      sk                 version
 *   CLASS   <course id>        batch, joining, materials; courseDeletedAt and ttl once the course is deleted
 *
 * Stored separately because courses are public: Lambdas that list or render courses have no access to this partition. A
 * change to the joining details queues an email to the buyers.
 */

const key = (courseId: string) => ({ pk: 'CLASS', sk: courseId }) as const;

interface StoredClass extends Class {
  /** Earlier joining details, corrected without an email to the buyers. */
  corrected?: readonly string[];
  /** ISO 8601. */
  courseDeletedAt?: string;
}

export const get = async (courseId: string): Promise<StoredClass> =>
  (await table.find<StoredClass>(key(courseId))) ?? { version: 0 };

/** The class is kept for a while after its course is deleted. `at` is ISO 8601. */
export const noteDeletion = (courseId: string, at: string) =>
  table.change(key(courseId), {
    set: { courseDeletedAt: at, ttl: expiryTime(Date.parse(at), retention.deletedCourseDays) },
    condition: 'attribute_not_exists(#isDeleted) AND attribute_not_exists(#courseDeletedAt)',
  });

/** Returns undefined if the class isn't at the `expected` version. A correction isn't emailed to the buyers. */
export async function replace(
  courseId: string,
  { batch, joining, materials }: ClassInput,
  expected?: number,
  isCorrection = false,
): Promise<Class | undefined> {
  const changed = await outbox.change<StoredClass>(key(courseId), (stored) => {
    if (!isInVersion(stored, expected)) return undefined;
    const before = { value: stored.joining ?? '', corrected: stored.corrected };
    return {
      set: { batch, joining, materials, corrected: correctedAfter(before, joining ?? '', isCorrection) },
      ...nextVersion(expected),
      ...(before.value === (joining ?? '')
        ? { entries: [] }
        : { entries: [classChanged()], replaces: 'CLASS' as const }),
    };
  });
  if (changed || expected) return changed;
  const first = {
    ...(batch && { batch }),
    ...(joining && { joining }),
    ...(materials && { materials }),
    version: 1,
  };
  const corrected = isCorrection ? { corrected: [''] } : {};
  const entries = joining ? [classChanged()] : [];
  return (await outbox.insert({ ...key(courseId), ...first, ...corrected }, entries)) ? first : undefined;
}

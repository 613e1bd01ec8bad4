import type { Class, ClassInput } from '#shared/domain/classes/class.ts';
import { correctedAfter } from '#shared/domain/classes/shown-class.ts';
import { keptUntil, retention } from '#shared/domain/limits/retention.ts';
import { classChanged } from '../courses/store.ts';
import * as outbox from '../platform/outbox/write.ts';
import { isInVersion, nextVersion } from '../platform/table/replacement.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk      sk                 version
 *   CLASS   <the course's id>  batch, joining; for a deleted course courseDeletedAt, ttl
 *
 * A row apart from the course, which everybody may read: no Lambda that lists or draws courses is granted this partition.
 * Changed joining details append the entry for the buyers of places.
 */

const key = (courseId: string) => ({ pk: 'CLASS', sk: courseId }) as const;

/** A class as it is stored. */
interface StoredClass extends Class {
  /** Earlier joining details that were corrected without an email. */
  corrected?: readonly string[];
  /** When its course was deleted (ISO 8601). */
  courseDeletedAt?: string;
}

/** The batch and the joining details of a course; version 0 where nothing is stored. */
export const get = async (courseId: string): Promise<StoredClass> =>
  (await table.find<StoredClass>(key(courseId))) ?? { version: 0 };

/** Notes when a course was deleted (ISO 8601). The class expires with the note. */
export const noteDeletion = (courseId: string, at: string) =>
  table.change(key(courseId), {
    set: { courseDeletedAt: at, ttl: keptUntil(Date.parse(at), retention.deletedCourseDays) },
    condition: 'attribute_not_exists(#isDeleted) AND attribute_not_exists(#courseDeletedAt)',
  });

/**
 * Replaces batch and joining details. Undefined when they are not in the `expected` version. Buyers aren't emailed about a
 * correction.
 */
export async function replace(
  courseId: string,
  { batch, joining }: ClassInput,
  expected?: number,
  isCorrection = false,
): Promise<Class | undefined> {
  const changed = await outbox.change<StoredClass>(key(courseId), (stored) => {
    if (!isInVersion(stored, expected)) return undefined;
    const before = { value: stored.joining ?? '', corrected: stored.corrected };
    return {
      set: { batch, joining, corrected: correctedAfter(before, joining ?? '', isCorrection) },
      ...nextVersion(expected),
      ...(before.value === (joining ?? '')
        ? { entries: [] }
        : { entries: [classChanged()], replaces: 'CLASS' as const }),
    };
  });
  if (changed || expected) return changed;
  const first = { ...(batch && { batch }), ...(joining && { joining }), version: 1 };
  const corrected = isCorrection ? { corrected: [''] } : {};
  const entries = joining ? [classChanged()] : [];
  return (await outbox.insert({ ...key(courseId), ...first, ...corrected }, entries)) ? first : undefined;
}

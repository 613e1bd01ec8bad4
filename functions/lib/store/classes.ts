import type { Class, ClassInput } from '#shared/domain/class.ts';
import * as table from './table.ts';

/**
 *   pk      sk                 version
 *   CLASS   <the course's id>  batch, joining
 *
 * A row of its own, and not part of the course, which everybody may read: nothing that lists or draws courses is
 * granted this partition.
 */

const key = (courseId: string) => ({ pk: 'CLASS', sk: courseId }) as const;

/** The batch and the joining details of a course; in version 0 nobody has named any. */
export const find = async (courseId: string): Promise<Class> =>
  (await table.find<Class>(key(courseId))) ?? { version: 0 };

/** Replaces them. Undefined when they are not in the `expected` version. */
export const replace = (courseId: string, { batch, joining }: ClassInput, expected?: number) =>
  table.change<Class>(key(courseId), {
    set: { batch, joining },
    add: { version: 1 },
    ...firstOrInVersion(expected),
  });

// The first change makes the item.
function firstOrInVersion(expected: number | undefined): table.Condition {
  if (expected === undefined) return { condition: 'attribute_not_exists(#isDeleted)' };
  if (expected === 0) return { condition: 'attribute_not_exists(#version)' };
  return { condition: '#version = :expected', values: { expected } };
}

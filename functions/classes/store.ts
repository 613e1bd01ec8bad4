import type { Class, ClassInput } from '#shared/domain/classes/class.ts';
import { firstOrNextVersion } from '../platform/table/replacement.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk      sk                 version
 *   CLASS   <the course's id>  batch, joining
 *
 * A row apart from the course, which everybody may read: no Lambda that lists or draws courses is granted this partition.
 */

const key = (courseId: string) => ({ pk: 'CLASS', sk: courseId }) as const;

/** The batch and the joining details of a course; version 0 where nothing is stored. */
export const get = async (courseId: string): Promise<Class> =>
  (await table.find<Class>(key(courseId))) ?? { version: 0 };

/** Replaces batch and joining details. Undefined when they are not in the `expected` version. */
export const replace = (courseId: string, { batch, joining }: ClassInput, expected?: number) =>
  table.change<Class>(key(courseId), {
    set: { batch, joining },
    ...firstOrNextVersion(expected),
  });

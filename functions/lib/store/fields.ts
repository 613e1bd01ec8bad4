import type { core, ZodMiniObject } from 'zod/mini';

/**
 * Every field of a schema with its value, undefined where there is none: what a change sets, so that a new field
 * is stored on change as on creation, and one that is left out is removed.
 */
export const fieldsOf = <Shape extends core.$ZodShape, Values extends Partial<Record<keyof Shape, unknown>>>(
  schema: ZodMiniObject<Shape>,
  values: Values,
) =>
  Object.fromEntries(Object.keys(schema.def.shape).map((key) => [key, values[key]])) as {
    [Key in keyof Shape]: Values[Key];
  };

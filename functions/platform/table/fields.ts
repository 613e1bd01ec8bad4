/**
 * Every field of a thing with its value, undefined where there is none: what a change sets, so that a field is stored on
 * change as on creation, and one that is left out is removed. The names are the keys of `fields`.
 */
export const fieldsOf = <Name extends string, Values extends Partial<Record<Name, unknown>>>(
  fields: Record<Name, unknown>,
  values: Values,
) =>
  Object.fromEntries((Object.keys(fields) as Name[]).map((name) => [name, values[name]])) as {
    [Key in Name]: Values[Key];
  };

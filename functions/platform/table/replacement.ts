import type { Change } from './table.ts';

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

/** The change that counts a row's changes, and that holds where the `expected` version, if one is, is the stored one. */
export const nextVersion = (expected: number | undefined): Change => ({
  add: { version: 1 },
  ...inVersion(expected),
});

/** The same change of a row that its first change makes. */
export function firstOrNextVersion(expected: number | undefined): Change {
  if (expected) return nextVersion(expected);
  const condition = expected === 0 ? 'attribute_not_exists(#version)' : 'attribute_not_exists(#isDeleted)';
  return { add: { version: 1 }, condition };
}

function inVersion(expected: number | undefined) {
  if (expected === undefined) return {};
  return { condition: '#version = :expected', values: { expected } };
}

/** Whether a row is in the `expected` version, if one is. */
export const isInVersion = ({ version }: { version: number }, expected: number | undefined) =>
  expected === undefined || version === expected;

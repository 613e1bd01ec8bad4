import type { Change } from './table.ts';

/** The attributes that a replacement sets: each name of `fields` with its value, or undefined, which removes the stored field. */
export const fieldsOf = <Name extends string, Values extends Partial<Record<Name, unknown>>>(
  fields: Record<Name, unknown>,
  values: Values,
) =>
  Object.fromEntries((Object.keys(fields) as Name[]).map((name) => [name, values[name]])) as {
    [Key in Name]: Values[Key];
  };

/** The change that counts up a row's version, on condition that the stored version is the `expected` version, if one is given. */
export const nextVersion = (expected: number | undefined): Change => ({
  add: { version: 1 },
  ...inVersion(expected),
});

/** The change of `nextVersion` for a row that does not exist before its first change, which is version 0. */
export function firstOrNextVersion(expected: number | undefined): Change {
  if (expected) return nextVersion(expected);
  const condition = expected === 0 ? 'attribute_not_exists(#version)' : 'attribute_not_exists(#isDeleted)';
  return { add: { version: 1 }, condition };
}

function inVersion(expected: number | undefined) {
  if (expected === undefined) return {};
  return { condition: '#version = :expected', values: { expected } };
}

/** Whether a row is in the `expected` version, if one is given. */
export const isInVersion = ({ version }: { version: number }, expected: number | undefined) =>
  expected === undefined || version === expected;

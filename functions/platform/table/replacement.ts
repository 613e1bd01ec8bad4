import type { Change } from './table.ts';

/** Returns every name in `fields`, so that fields missing from `values` become undefined, which removes them. */
export const fieldsOf = <Name extends string, Values extends Partial<Record<Name, unknown>>>(
  fields: Record<Name, unknown>,
  values: Values,
) =>
  Object.fromEntries((Object.keys(fields) as Name[]).map((name) => [name, values[name]])) as {
    [Key in Name]: Values[Key];
  };

/** Increments the version if the stored one is `expected`, or unconditionally if `expected` is undefined. */
export const nextVersion = (expected: number | undefined): Change => ({
  add: { version: 1 },
  ...inVersion(expected),
});

/** Like `nextVersion`, but for an item that doesn't exist until its first change. Until then it has version 0. */
export function firstOrNextVersion(expected: number | undefined): Change {
  if (expected) return nextVersion(expected);
  const condition = expected === 0 ? 'attribute_not_exists(#version)' : 'attribute_not_exists(#isDeleted)';
  return { add: { version: 1 }, condition };
}

function inVersion(expected: number | undefined) {
  if (expected === undefined) return {};
  return { condition: '#version = :expected', values: { expected } };
}

export const isInVersion = ({ version }: { version: number }, expected: number | undefined) =>
  expected === undefined || version === expected;

/** The change that counts a row's changes, and that holds where the `expected` version, if one is, is the stored one. */
export const nextVersion = (expected: number | undefined) => ({
  add: { version: 1 },
  ...inVersion(expected),
});

// A row of before its changes were counted has no version.
function inVersion(expected: number | undefined) {
  if (expected === undefined) return {};
  if (expected === 0) return { condition: 'attribute_exists(pk) AND attribute_not_exists(#version)' };
  return { condition: '#version = :expected', values: { expected } };
}

/** Whether a row is in the `expected` version, if one is. */
export const isInVersion = ({ version = 0 }: { version?: number }, expected: number | undefined) =>
  expected === undefined || version === expected;

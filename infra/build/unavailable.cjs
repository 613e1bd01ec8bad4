/**
 * Replaces parts of libraries that aren't used (190 KB), and throws if one is. It's CommonJS because axios loads its
 * class with `require`.
 */
module.exports = class LeftOut {
  constructor() {
    throw new Error('This part is left out of the bundles: see infra/build/stubs.ts.');
  }
};

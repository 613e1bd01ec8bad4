/**
 * Replaces unused parts of libraries (190 KB), and throws if one of them is used. It's CommonJS because axios loads the
 * class with `require`.
 */
module.exports = class LeftOut {
  constructor() {
    throw new Error('This part is left out of the bundles: see infra/build/stubs.ts.');
  }
};

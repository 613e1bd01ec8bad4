/**
 * Replaces unused parts of libraries, 190 KB. Using one throws. CommonJS, because axios requires its class that way.
 */
module.exports = class LeftOut {
  constructor() {
    throw new Error('This part is left out of the bundles: see infra/build/stubs.ts.');
  }
};

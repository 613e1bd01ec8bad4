/**
 * Replaces parts that a bundle would carry and never use, 190 KB of libraries alone. A use of such a part throws. The file
 * is CommonJS, as axios requires its class that way.
 */
module.exports = class LeftOut {
  constructor() {
    throw new Error('This part is left out of the bundles: see infra/build/stubs.ts.');
  }
};

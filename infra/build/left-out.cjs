/**
 * Stands in for what a bundle would carry and never use, 190 KB of libraries alone. Whoever did use it would
 * be told. CommonJS, because that is how axios asks for a class.
 */
module.exports = class LeftOut {
  constructor() {
    throw new Error('This part is left out of the bundles: see infra/build/stubs.ts.');
  }
};

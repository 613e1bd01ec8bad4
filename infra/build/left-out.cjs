/**
 * Stands in for what libraries carry and the product never uses, 190 KB a bundle in all. Whoever did use it would
 * be told. CommonJS, because that is how axios asks for a class.
 */
module.exports = class LeftOut {
  constructor() {
    throw new Error('This part of a library is left out of the bundles: see infra/build/stand-ins.ts.');
  }
};

/** A CSS module for jsdom: every class has the name that the source gives it. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });

/** Class names as in the source. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });

/** Replaces `debug`, whose lines no one reads here. */
module.exports = () => () => {};

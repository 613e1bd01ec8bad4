/** Stands in for `debug`: what the libraries of Razorpay's client would write by it, nobody reads here. */
module.exports = () => () => {};

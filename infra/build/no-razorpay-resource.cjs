/** Replaces the resources of Razorpay's client that we don't use. */
module.exports = () => undefined;

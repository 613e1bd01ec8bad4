/** Replaces unused resources of Razorpay's client. */
module.exports = () => undefined;

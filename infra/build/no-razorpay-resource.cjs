/** Replaces a resource of Razorpay's client that the product doesn't use: it stays undefined. */
module.exports = () => undefined;

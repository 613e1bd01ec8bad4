/** The local server serves its simulator instead. */
export const checkoutScript = 'https://checkout.razorpay.com/v1/checkout.js';

/** Used as the key id until the operator sets the Razorpay key. */
export const placeholderKeyId = 'replace-me';

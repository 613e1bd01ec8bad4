/** The local server serves its simulator instead. */
export const checkoutScript = 'https://checkout.razorpay.com/v1/checkout.js';

/** The key id until the operator has set Razorpay's key. */
export const placeholderKeyId = 'replace-me';

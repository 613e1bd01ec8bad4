/** The local run serves its simulator instead. */
export const checkoutScript = 'https://checkout.razorpay.com/v1/checkout.js';

/** The key id before the operator has set Razorpay's key. */
export const placeholderKeyId = 'replace-me';

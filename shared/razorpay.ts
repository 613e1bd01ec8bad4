/** The local server serves its simulator instead. */
export const checkoutScript = 'https://checkout.razorpay.com/v1/checkout.js';

export const placeholderKeyId = 'replace-me';

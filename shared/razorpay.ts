/** Address of Razorpay's checkout. The local run alone serves its stand-in in its place. */
export const checkoutScript = 'https://checkout.razorpay.com/v1/checkout.js';

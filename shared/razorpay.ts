/** Address of Razorpay's checkout. The local run alone serves its stand-in in its place. */
export const checkoutScript = 'https://checkout.razorpay.com/v1/checkout.js';

/** The key id of a stage whose operator has not set Razorpay's key yet: nothing can be paid there. */
export const keyIdToReplace = 'replace-me';

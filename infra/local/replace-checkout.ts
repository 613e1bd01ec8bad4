import { checkoutScript } from '#shared/razorpay.ts';
import { razorpayPath } from './razorpay/razorpay.ts';

/**
 * Makes the page load the simulated checkout. The page is changed only when it's served, so that the build is exactly
 * what's deployed.
 */
export const replaceCheckout = (text: string): string =>
  text.replaceAll(checkoutScript, `${razorpayPath}/v1/checkout.js`);

import { checkoutScript } from '#shared/razorpay.ts';
import { razorpayPath } from './razorpay/razorpay.ts';

/**
 * Makes the page load the simulated checkout. This happens while serving, so that the build is exactly the one that's
 * deployed.
 */
export const replaceCheckout = (text: string): string =>
  text.replaceAll(checkoutScript, `${razorpayPath}/v1/checkout.js`);

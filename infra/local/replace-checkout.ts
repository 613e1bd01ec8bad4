import { checkoutScript } from '#shared/razorpay.ts';
import { razorpayPath } from './razorpay/razorpay.ts';

/** Points the page at the simulator. Done while serving, so that the build is the deployed one. */
export const replaceCheckout = (text: string): string =>
  text.replaceAll(checkoutScript, `${razorpayPath}/v1/checkout.js`);

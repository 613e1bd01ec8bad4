import { checkoutScript } from '#shared/razorpay.ts';
import { razorpayPath } from './razorpay/razorpay.ts';

/**
 * Replaces the address of Razorpay's checkout in a text of the site by the simulator's address. It happens while the text is
 * served, so that the build is the deployed one.
 */
export const replaceCheckout = (text: string): string =>
  text.replaceAll(checkoutScript, `${razorpayPath}/v1/checkout.js`);

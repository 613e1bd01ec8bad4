import { checkoutScript } from '#shared/razorpay.ts';
import { razorpayPath } from './razorpay/razorpay.ts';

/**
 * Replaces the address of Razorpay's checkout in a text of the site by the simulator's, while the text is served:
 * the build stays as it is deployed.
 */
export const replaceCheckout = (text: string): string =>
  text.replaceAll(checkoutScript, `${razorpayPath}/v1/checkout.js`);

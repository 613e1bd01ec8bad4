import { checkoutScript } from '#shared/razorpay.ts';
import { razorpayPath } from './razorpay/razorpay.ts';

/**
 * A text of the site with the simulator's checkout in the place of Razorpay's. It happens while a file is
 * served, as a hosts file would do it: what has been built is what will be deployed, wherever it runs.
 */
export const withLocalCheckout = (text: string): string =>
  text.replaceAll(checkoutScript, `${razorpayPath}/v1/checkout.js`);

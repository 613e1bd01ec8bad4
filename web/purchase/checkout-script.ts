import { checkoutScript } from '#shared/razorpay.ts';
import type { RazorpayConstructor } from './checkout.ts';

/**
 * Fetches Razorpay's script, at the first purchase and not before: until then the page asks nobody but our own
 * server for anything. After a failure the next call tries again.
 */
export async function fetchCheckout(): Promise<RazorpayConstructor> {
  if (!fetched()) {
    fetching ??= addScript();
    await fetching.finally(() => {
      fetching = undefined;
    });
  }
  const Razorpay = fetched();
  if (!Razorpay) throw new Error('The checkout script left no Razorpay.');
  return Razorpay;
}

const fetched = () => (window as unknown as { Razorpay?: RazorpayConstructor }).Razorpay;

let fetching: Promise<void> | undefined;

const addScript = () =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = checkoutScript;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The checkout script did not load.'));
    };
    document.head.append(script);
  });

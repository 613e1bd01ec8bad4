import { keptInBrowser } from '#shared/kept-in-browser.ts';

/**
 * The words that a buyer has typed and the server has not taken yet, on this device: by the order's id and what it belongs to. It
 * is gone once it is stored, and when the order is closed here.
 */

/** The text that was kept; undefined where there is none. */
export function findLocal(orderId: string, name: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(orderId, name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text, or removes it where it is empty. */
export function keepLocal(orderId: string, name: string, text: string): void {
  try {
    if (text) localStorage.setItem(keyOf(orderId, name), text);
    else localStorage.removeItem(keyOf(orderId, name));
  } catch {
    // A browser may refuse to store anything. Then it stands in the open page alone.
  }
}

/** Removes all that was typed for any order. */
export function forgetLocal(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept where nothing can be.
  }
}

const prefix = keptInBrowser.device.typed;
const keyOf = (orderId: string, name: string) => `${prefix}${orderId} ${name}`;

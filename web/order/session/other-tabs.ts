/** The other tabs of this browser, where an order may be open, too. */
export interface OtherTabs {
  /** Says that this tab has opened an order. */
  sayOpened: (orderId: string) => void;
  /** Says that the order was closed on this device. */
  sayClosed: () => void;
  leave: () => void;
}

/**
 * A browser has one order open at a time, as it has one cookie. A tab that opens another one says so, so that nothing
 * typed for the one lands in the other. The listener hears the order that another tab has opened, and `undefined` where it
 * was closed.
 */
export function joinOtherTabs(listener: (orderId: string | undefined) => void): OtherTabs {
  const tabs = new BroadcastChannel('order');
  tabs.onmessage = ({ data }: MessageEvent<string>) => listener(data || undefined);
  return {
    sayOpened: (orderId) => tabs.postMessage(orderId),
    sayClosed: () => tabs.postMessage(''),
    leave: () => tabs.close(),
  };
}

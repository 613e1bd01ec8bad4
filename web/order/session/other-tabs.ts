export interface OtherTabs {
  announceOpened: (orderId: string) => void;
  announceClosed: () => void;
  leave: () => void;
}

/**
 * A browser has one cookie and so one open order. A tab that opens another order announces it, so that input for one
 * order isn't sent to the other. The listener gets the newly opened order, or undefined if it was closed.
 */
export function joinOtherTabs(listener: (orderId: string | undefined) => void): OtherTabs {
  const tabs = new BroadcastChannel('order');
  tabs.onmessage = ({ data }: MessageEvent<string>) => listener(data || undefined);
  return {
    announceOpened: (orderId) => tabs.postMessage(orderId),
    announceClosed: () => tabs.postMessage(''),
    leave: () => tabs.close(),
  };
}

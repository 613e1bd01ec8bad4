export interface OtherTabs {
  announceOpened: (orderId: string) => void;
  announceClosed: () => void;
  leave: () => void;
}

/**
 * A browser has one session cookie, so only one order can be open. A tab that opens another order notifies the other
 * tabs, so that nothing typed for one order is sent to the other. The listener receives the opened order's id, or
 * undefined after signing out.
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

/**
 * A browser has one order open at a time, as it has one cookie. A tab that opens another one says so, so that nothing
 * typed for the one lands in the other.
 */

/** Says that this tab has opened an order. */
export const announceOpened = (orderId: string): void => channel?.postMessage(orderId);

/** Says that the order was closed on this device. */
export const announceClosed = (): void => channel?.postMessage(closed);

/** Calls a listener when another tab has opened an order, or closed it (`undefined`). Returns what ends that. */
export function onOtherTab(listener: (orderId: string | undefined) => void): () => void {
  const onMessage = ({ data }: MessageEvent<string>) => listener(data === closed ? undefined : data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}

const closed = '';

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('order') : undefined;

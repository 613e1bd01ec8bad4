import { TextDecoder, TextEncoder } from 'node:util';

/**
 * Parts of a browser that the site uses and jsdom lacks. Each stand-in does what a test can see of the real thing:
 * an attribute, an event, a property; drawing, focus traps and backdrops are the browser tests' business.
 */
Object.assign(globalThis, { TextEncoder, TextDecoder });

/** The width of the window, as media queries know it. */
export const screen = { width: 1280 };

window.scrollTo = () => {};
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    get matches() {
      return screen.width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
    },
    media: query,
  }) as MediaQueryList;

// Nothing has a place in jsdom, so nothing comes near.
window.IntersectionObserver = class implements Partial<IntersectionObserver> {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

window.ResizeObserver = class implements Partial<ResizeObserver> {
  observe() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;

/** The channels of every tab, which a test plays by opening one of its own. */
const channels = new Set<BroadcastChannel>();

window.BroadcastChannel = class {
  onmessage: ((message: MessageEvent) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    channels.add(this as unknown as BroadcastChannel);
  }
  postMessage(data: unknown) {
    for (const other of channels)
      if (other.name === this.name && other !== (this as unknown))
        other.onmessage?.(new MessageEvent('message', { data }));
  }
  close() {
    channels.delete(this as unknown as BroadcastChannel);
  }
} as unknown as typeof BroadcastChannel;

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

Blob.prototype.text = function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};

// Popovers: open ones are known here, `:popover-open` answers for them, and their buttons work.
const openPopovers = new WeakSet<Element>();

function toggle(popover: HTMLElement, open: boolean) {
  if (openPopovers.has(popover) === open) return;
  if (open) openPopovers.add(popover);
  else openPopovers.delete(popover);
  const newState = open ? 'open' : 'closed';
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}

const { matches } = Element.prototype;
Object.assign(HTMLElement.prototype, {
  hidePopover(this: HTMLElement) {
    toggle(this, false);
  },
  matches(this: HTMLElement, selector: string) {
    return selector === ':popover-open' ? openPopovers.has(this) : matches.call(this, selector);
  },
});

// Its turn comes behind every listener, as a browser's own does.
window.addEventListener('click', ({ target, defaultPrevented }) => {
  if (defaultPrevented) return;
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (popover)
    toggle(popover, !openPopovers.has(popover) && button?.getAttribute('popovertargetaction') !== 'hide');
});

import { DecompressionStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextEncoder, TextDecoder, DecompressionStream });

export const screen = { width: 1280 };

window.scrollTo = () => {};
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    get matches() {
      return screen.width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
    },
    media: query,
  }) as MediaQueryList;

window.IntersectionObserver = class implements Partial<IntersectionObserver> {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

window.ResizeObserver = class implements Partial<ResizeObserver> {
  observe() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;

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

Blob.prototype.arrayBuffer = function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

Blob.prototype.text = function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};

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

window.addEventListener('click', ({ target, defaultPrevented }) => {
  if (defaultPrevented) return;
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (popover)
    toggle(popover, !openPopovers.has(popover) && button?.getAttribute('popovertargetaction') !== 'hide');
});

// jsdom is slow at computing styles and finding labels, so both are replaced here.
const { getComputedStyle } = window;
const styles = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element, pseudo) => {
  const hasRules = [...element.ownerDocument.styleSheets].some(({ cssRules }) => cssRules.length > 0);
  if (pseudo || hasRules || element.hasAttribute('style')) return getComputedStyle(element, pseudo);
  const kind = JSON.stringify([
    element.localName,
    ...['hidden', 'open', 'type'].map((name) => element.getAttribute(name)),
  ]);
  const style = styles.get(kind) ?? getComputedStyle(element);
  styles.set(kind, style);
  return style;
};

for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLOutputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLInputElement) {
      if (this.type === 'hidden') return null;
      const around = this.closest('label');
      return [...this.ownerDocument.getElementsByTagName('label')].filter(
        (label) => (label === around || (this.id && label.htmlFor === this.id)) && label.control === this,
      );
    },
  });

/**
 * The menu works without this script, which only closes it: on Escape, when the visitor presses or focuses something
 * else, when the layout changes, and on leaving the page, because browsers can restore the page with its menu open.
 */
export function closeMenu(): void {
  for (const type of ['focusin', 'pointerdown'])
    document.addEventListener(type, ({ target }) => {
      const isOutside = (element: Element | null | undefined) => element && !element.contains(target as Node);
      if (isOutside(list()?.parentElement)) close(list());
      if (type === 'focusin' && isOutside(openSheet())) openSheet()?.hidePopover();
    });
  document.addEventListener('keydown', (event) => {
    const disclosure = list();
    if (event.key !== 'Escape' || !(disclosure?.open || isUnderMouse(disclosure))) return;
    // The first Escape closes the list, and the second closes the menu around it.
    event.preventDefault();
    if (disclosure?.parentElement?.contains(document.activeElement))
      disclosure.querySelector('summary')?.focus();
    close(disclosure);
    dismiss(disclosure);
  });
  // A second click closes the list even while the mouse is over it.
  document.addEventListener(
    'toggle',
    ({ target }) => target === list() && !list()?.open && dismiss(list()),
    true,
  );
  const closeAll = () => {
    close(list());
    openSheet()?.hidePopover();
  };
  wide.addEventListener('change', closeAll);
  addEventListener('pagehide', closeAll);
}

// Must match `--desktop` in `web/breakpoints.ts`.
const wide = matchMedia('(min-width: 62.0625em)');

const list = () => document.querySelector<HTMLDetailsElement>('nav details');
const openSheet = () => document.querySelector<HTMLElement>('nav:popover-open');

function close(disclosure: HTMLDetailsElement | null): void {
  if (disclosure) disclosure.open = false;
}

const isUnderMouse = (element: Element | null) => element?.parentElement?.matches(':hover');

/** Keeps the list closed until the mouse leaves it. */
function dismiss(element: Element | null): void {
  const menu = element?.parentElement;
  if (!menu || !wide.matches || !isUnderMouse(element)) return;
  menu.dataset.dismissed = '';
  menu.addEventListener('pointerleave', () => delete menu.dataset.dismissed, { once: true });
}

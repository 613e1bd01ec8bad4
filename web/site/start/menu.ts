/**
 * The menu works natively. This also closes it when focus or a press goes elsewhere, on Escape, when the layout
 * changes, and when the page is left, because browsers can restore it.
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
    // The first Escape closes the list, the second the menu around it.
    event.preventDefault();
    if (disclosure?.parentElement?.contains(document.activeElement))
      disclosure.querySelector('summary')?.focus();
    close(disclosure);
    dismiss(disclosure);
  });
  // A second click closes the list even under the mouse.
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

// From this width the menu is a row.
const wide = matchMedia('(min-width: 993px)');

const list = () => document.querySelector<HTMLDetailsElement>('nav details');
const openSheet = () => document.querySelector<HTMLElement>('nav:popover-open');

function close(disclosure: HTMLDetailsElement | null): void {
  if (disclosure) disclosure.open = false;
}

const isUnderMouse = (element: Element | null) => element?.parentElement?.matches(':hover');

/** Keeps the list closed under a resting mouse. */
function dismiss(element: Element | null): void {
  const menu = element?.parentElement;
  if (!menu || !wide.matches || !isUnderMouse(element)) return;
  menu.dataset.dismissed = '';
  menu.addEventListener('pointerleave', () => delete menu.dataset.dismissed, { once: true });
}

/**
 * The menu opens and closes natively: the sheet is a popover, the list of certifications a disclosure. This adds what
 * neither does by itself: they close when the keyboard or a press goes elsewhere, on Escape, when the window changes
 * between sheet and row, and when the page is left, which the browser may show again as it was.
 */
export function keepMenu(): void {
  for (const type of ['focusin', 'pointerdown'])
    document.addEventListener(type, ({ target }) => {
      const isInside = (element: Element | null) => element?.contains(target as Node);
      const list = openList();
      if (list && !isInside(list.parentElement)) list.open = false;
      const sheet = openSheet();
      if (type === 'focusin' && sheet && !isInside(sheet)) sheet.hidePopover();
    });
  document.addEventListener('keydown', (event) => {
    const list = openList();
    if (event.key !== 'Escape' || !list) return;
    // The first Escape closes the list, the next one the sheet around it.
    event.preventDefault();
    list.open = false;
    if (list.parentElement?.contains(document.activeElement)) list.querySelector('summary')?.focus();
  });
  const close = () => {
    const list = openList();
    if (list) list.open = false;
    openSheet()?.hidePopover();
  };
  matchMedia('(min-width: 993px)').addEventListener('change', close);
  addEventListener('pagehide', close);
}

const openList = () => document.querySelector<HTMLDetailsElement>('nav details[open]');
const openSheet = () => document.querySelector<HTMLElement>('nav:popover-open');

/** Moves the focus into a dialog and keeps it there. Returns a function that gives it back. */
export function trapFocus(root: ShadowRoot, dialog: HTMLElement, onEscape: () => void): () => void {
  const before = document.activeElement;

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onEscape();
    }
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>('button, summary')].filter(isSeen);
    const [first, last] = [stops[0], stops.at(-1)];
    const isAtEnd = root.activeElement === (event.shiftKey ? first : last) || root.activeElement === dialog;
    if (!isAtEnd && root.activeElement) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };

  document.addEventListener('keydown', onKey, true);
  dialog.focus();
  return () => {
    document.removeEventListener('keydown', onKey, true);
    if (before instanceof HTMLElement) before.focus();
  };
}

const isSeen = (element: HTMLElement) => element.checkVisibility();

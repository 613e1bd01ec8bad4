/** The `ref` of an element that replaces the focused element. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/** Use as the `ref` of an element that takes the place of the one that had focus. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

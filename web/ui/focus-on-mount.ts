/** As a `ref`: an element takes the focus when it appears, in place of one that left with it. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

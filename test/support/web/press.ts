import { act } from '@testing-library/react';

// The real function, also where a test replaces the clock.
const { setTimeout } = globalThis;

/** Presses an element, and waits until the calls that follow without a pause are answered. */
export const press = (element: HTMLElement): Promise<void> =>
  act(async () => {
    element.focus();
    element.click();
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
  });

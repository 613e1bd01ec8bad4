import { act } from '@testing-library/react';

// The real one, also where a test plays with the clock.
const { setTimeout } = globalThis;

/** Presses an element, and waits until the calls that follow are answered where no time has to pass for that. */
export const press = (element: HTMLElement): Promise<void> =>
  act(async () => {
    element.focus();
    element.click();
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
  });

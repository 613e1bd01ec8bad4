import { act } from '@testing-library/react';

// This is the real timer, even if a test replaces the clock.
const { setTimeout } = globalThis;

export const press = (element: HTMLElement): Promise<void> =>
  act(async () => {
    element.focus();
    element.click();
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
  });

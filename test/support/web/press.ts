import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

// The real one, also where a test plays with the clock.
const { setTimeout } = globalThis;

/** Presses an element, and waits until the calls that follow are answered where no time has to pass for that. */
export async function press(user: UserEvent, element: Element): Promise<void> {
  await user.click(element);
  await act(async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

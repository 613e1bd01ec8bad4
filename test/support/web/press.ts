import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses an element, and waits until the calls that follow are answered where no time has to pass for that. */
export const press = (user: UserEvent, element: Element): Promise<void> =>
  act(async () => {
    await user.click(element);
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  });

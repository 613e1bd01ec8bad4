import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { visit } from './visit.tsx';

/** Opens one of the desk's tabs and waits for its script. */
export const openTab = (user: UserEvent, name: string) =>
  act(async () => user.click(screen.getByRole('tab', { name })));

/** Opens the desk as the signed-in owner, at one of its tabs. */
export async function visitDesk(tab: string): Promise<UserEvent> {
  sessionStorage.setItem('isAdminAuthenticated', 'true');
  const user = await visit('/admin');
  await openTab(user, tab);
  return user;
}

import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { visit } from './visit.tsx';

/** Opens one of the desk's tabs and waits for its script. */
export const openTab = (user: UserEvent, name: string) =>
  act(async () => user.click(screen.getByRole('tab', { name })));

/** Opens the desk as the signed-in owner, at one of its tabs, and waits for a table there, if one is named. */
export async function visitDesk(tab: string, table?: string): Promise<UserEvent> {
  sessionStorage.setItem('isAdminAuthenticated', 'true');
  const user = await visit('/admin');
  await openTab(user, tab);
  if (table) await screen.findByRole('table', { name: table });
  return user;
}

/** The row of a table that has some words. */
export const row = (words: string) => within(screen.getByRole('row', { name: new RegExp(words) }));

/** The API's answers about one order: in the list of them, and opened. */
export const scriptedOrder = (stored: () => AdminOrder) => ({
  'GET /admin/orders': () => ({ body: [stored()] }),
  'GET /admin/orders/{id}': () => ({ body: stored() }),
});

/** Opens the sheet of a buyer's order in the desk. */
export async function openOrder(buyer = 'Asha Kulkarni') {
  const user = await visitDesk('Orders');
  await user.click(await screen.findByRole('link', { name: buyer }));
  await screen.findByRole('dialog', { name: buyer });
  return user;
}

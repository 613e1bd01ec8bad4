import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { visit } from './visit.tsx';

export const openTab = (user: UserEvent, name: string) =>
  act(async () => user.click(screen.getByRole('tab', { name })));

export async function visitAdmin(tab: string, table?: string): Promise<UserEvent> {
  sessionStorage.setItem('isAdminAuthenticated', 'true');
  const user = await visit('/admin');
  await openTab(user, tab);
  if (table) await screen.findByRole('table', { name: table });
  return user;
}

export const row = (words: string) => within(screen.getByRole('row', { name: new RegExp(words) }));

export const scriptedOrder = (stored: () => AdminOrder) => ({
  'GET /admin/orders': () => ({ body: [stored()] }),
  'GET /admin/orders/{id}': () => ({ body: stored() }),
});

export async function openOrder(buyer = 'Asha Kulkarni') {
  const user = await visitAdmin('Orders');
  await user.click(await screen.findByRole('link', { name: buyer }));
  await screen.findByRole('dialog', { name: buyer });
  return user;
}

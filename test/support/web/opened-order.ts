import { screen } from '@testing-library/react';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { visitDesk } from './desk.ts';

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

import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, scriptApi } from '../../support/web/scripted-api.ts';
import { followPage, visit } from '../../support/web/visit.tsx';

jest.mock('#web/ui/go-to.ts', () => ({ goTo: jest.fn() }));

const kept = {
  plan: { band: '0-3', item: 'Starter Pack' },
  buyer: { name: 'Asha Kulkarni', email: 'asha@example.com', mobile: '98220 00001' },
  orderId: 'order_Kept1',
  orderNumber: 'P-2026-48203918',
};
const number = 'P-2026-48203917';
const status = (word: string): Answers => ({
  'GET /orders/{id}/status': { body: { number, status: word } },
});

async function comeBack(query: string, script: Answers) {
  const api = scriptApi(script);
  await visit(`/resume?${query}`);
  return api;
}

const modal = async (name = 'Starter Pack') => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  sessionStorage.setItem('purchase', JSON.stringify(kept));
});

describe('a return from a checkout redirect', () => {
  it('restores the plan and the details, with the error', async () => {
    const api = await comeBack('payment=failed&order=order_Named1', status('attempted'));
    const { findByRole, getByLabelText, getByText } = await modal();
    const alert = await findByRole('alert');
    expect(alert).toHaveTextContent('Something went wrong. Please try again.');
    expect(alert).toHaveTextContent(`give this order number: ${number}`);
    expect(getByText('₹1,899')).toBeVisible();
    expect(getByLabelText('Name')).toHaveValue('Asha Kulkarni');
    expect(getByLabelText('Email')).toHaveValue('asha@example.com');
    expect(getByLabelText('Mobile')).toHaveValue('98220 00001');
    expect(screen.getByRole('radio', { name: /^0-3 years/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Combo' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Combo' })).toHaveDisplayValue('Starter Pack');
    expect(window.location.search).toBe('?band=0-3&tab=combo&plan=starter');
    expect(api.callsTo('GET /orders/{id}/status').map(({ path }) => path)).toEqual([
      '/orders/order_Named1/status',
    ]);
  });

  it('says that verification failed, once the stored order is known to be unpaid', async () => {
    const api = await comeBack('payment=unverified', status('created'));
    const { findByRole } = await modal();
    expect(await findByRole('alert')).toHaveTextContent(
      'Payment verification failed. Please contact support.',
    );
    expect(api.callsTo('GET /orders/{id}/status').map(({ path }) => path)).toEqual([
      '/orders/order_Kept1/status',
    ]);
  });

  it.each(['failed', 'unverified'])('opens the order if it’s paid although it was "%s"', async (payment) => {
    await comeBack(`payment=${payment}`, status('paid'));
    await followPage();
    await screen.findByRole('heading', { name: 'Payment Successful!' });
    expect(screen.getByText(number)).toBeVisible();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('says calmly that the bank hasn’t confirmed yet', async () => {
    await comeBack('payment=failed', status('processing'));
    const { findByText, queryByRole } = await modal();
    expect(await findByText(/We’re waiting for your bank to confirm the payment/)).toBeVisible();
    expect(queryByRole('alert')).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['something broken', '{"plan"'],
    [
      'a plan that is no longer sold',
      JSON.stringify({ ...kept, plan: { band: '0-3', item: 'Poem' }, orderId: undefined }),
    ],
  ])('says what it can if %s was stored', async (_, text) => {
    sessionStorage.clear();
    if (text) sessionStorage.setItem('purchase', text);
    const api = await comeBack('payment=failed', {});
    const { findByRole } = await modal('Resume');
    expect(await findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    expect(api.callsTo('GET /orders/{id}/status')).toHaveLength(0);
  });

  it('requests and opens nothing at any other address', async () => {
    const api = await comeBack('payment=refunded&order=order_Named1', status('paid'));
    await expect(screen.findByRole('dialog', {}, { timeout: 1000 })).rejects.toThrow('Unable to find');
    expect(api.callsTo('GET /orders/{id}/status')).toHaveLength(0);
  });
});

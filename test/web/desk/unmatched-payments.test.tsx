import { screen, waitFor, within } from '@testing-library/react';
import { visitDesk } from '../../support/web/desk.ts';
import { order } from '../../support/web/order-samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';

const payment = {
  ...{ id: 'pay_One', paise: 150_000, currency: 'INR', status: 'captured', method: 'upi' },
  createdAt: '2025-09-07T10:35:00.000Z',
};

const outside = () => within(screen.getByRole('region', { name: 'Outside the site' }));

describe('Outside the site', () => {
  it('is not there where every payment is of an order', async () => {
    const api = scriptApi({ 'GET /admin/orders': { body: [order()] } });
    await visitDesk('Orders', 'Orders');
    await waitFor(() => expect(api.callsTo('GET /admin/unmatched-payments')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Outside the site' })).toBeNull();
  });

  it('shows amount, state, date and reference of each payment', async () => {
    scriptApi({
      'GET /admin/orders': { body: [order()] },
      'GET /admin/unmatched-payments': {
        body: [
          payment,
          { ...payment, id: 'pay_Two', currency: 'USD', status: 'refunded', method: undefined },
        ],
      },
    });
    await visitDesk('Orders', 'Orders');
    await screen.findByRole('region', { name: 'Outside the site' });
    for (const text of [
      '₹1,500 by UPI',
      'Paid.',
      '7 Sept 2025, 4:05 pm',
      'pay_One',
      '1500.00 USD',
      'Given back.',
    ])
      expect(outside().getAllByText(text)[0]).toBeVisible();
  });

  it('shows what a bank disputes of a payment, and until when it waits for an answer', async () => {
    const dispute = {
      ...{ id: 'disp_One', paymentId: 'pay_One', paise: 150_000, deductedPaise: 0, status: 'open' },
      respondBy: '2025-09-14T10:35:00.000Z',
      ...{ createdAt: '2025-09-07T10:35:00.000Z', updatedAt: '2025-09-07T10:35:00.000Z' },
    };
    scriptApi({
      'GET /admin/orders': { body: [order()] },
      'GET /admin/unmatched-payments': { body: [{ ...payment, disputes: [dispute] }] },
    });
    await visitDesk('Orders', 'Orders');
    await screen.findByRole('region', { name: 'Outside the site' });
    const text = '₹1,500: disputed by the buyer’s bank. Answer by 14 Sept 2025, 4:05 pm.';
    expect(outside().getByText(text)).toBeVisible();
  });

  it('says when its last payment is ignored, and keeps the focus', async () => {
    const api = scriptApi({
      'GET /admin/orders': { body: [order()] },
      'GET /admin/unmatched-payments': { body: [payment] },
      'POST /admin/unmatched-payments/{id}/ignore': { status: 204 },
    });
    const user = await visitDesk('Orders', 'Orders');
    await user.click(await screen.findByRole('button', { name: 'Ignore' }));
    expect(await outside().findByText('The payment of ₹1,500 by UPI is ignored.')).toBeVisible();
    expect(outside().getByText('There is none left to look at.')).toBeVisible();
    expect(outside().getByRole('heading')).toHaveFocus();
    expect(api.callsTo('POST /admin/unmatched-payments/{id}/ignore')).toMatchObject([
      { path: '/admin/unmatched-payments/pay_One/ignore' },
    ]);
  });

  it('says so where a payment could not be ignored', async () => {
    scriptApi({
      'GET /admin/orders': { body: [order()] },
      'GET /admin/unmatched-payments': { body: [payment] },
      'POST /admin/unmatched-payments/{id}/ignore': problem(500, 'Something went wrong.'),
    });
    const user = await visitDesk('Orders', 'Orders');
    await user.click(await screen.findByRole('button', { name: 'Ignore' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not ignore this payment.');
    expect(outside().getByText('pay_One')).toBeVisible();
  });
});

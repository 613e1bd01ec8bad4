import { screen, waitFor, within } from '@testing-library/react';
import { visitAdmin } from '../../support/web/admin.ts';
import { order } from '../../support/web/order-samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';

const payment = {
  ...{ id: 'pay_One', paise: 150_000, currency: 'INR', status: 'captured', method: 'upi' },
  createdAt: '2025-09-07T10:35:00.000Z',
};

const outside = () => within(screen.getByRole('region', { name: 'Payments outside the site' }));

describe('Payments outside the site', () => {
  it('is hidden if every payment has an order', async () => {
    const api = scriptApi({ 'GET /admin/orders': { body: [order()] } });
    await visitAdmin('Orders', 'Orders');
    await waitFor(() => expect(api.callsTo('GET /admin/unmatched-payments')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Payments outside the site' })).toBeNull();
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
    await visitAdmin('Orders', 'Orders');
    await screen.findByRole('region', { name: 'Payments outside the site' });
    for (const text of [
      '₹1,500 by UPI',
      'Paid.',
      '7 Sept 2025, 4:05 pm',
      'pay_One',
      '1500.00 USD',
      'Refunded.',
    ])
      expect(outside().getAllByText(text)[0]).toBeVisible();
  });

  it('shows a payment’s dispute, and its deadline', async () => {
    const dispute = {
      ...{ id: 'disp_One', paymentId: 'pay_One', paise: 150_000, deductedPaise: 0, status: 'open' },
      respondBy: '2025-09-14T10:35:00.000Z',
      ...{ createdAt: '2025-09-07T10:35:00.000Z', updatedAt: '2025-09-07T10:35:00.000Z' },
    };
    scriptApi({
      'GET /admin/orders': { body: [order()] },
      'GET /admin/unmatched-payments': { body: [{ ...payment, disputes: [dispute] }] },
    });
    await visitAdmin('Orders', 'Orders');
    await screen.findByRole('region', { name: 'Payments outside the site' });
    const text = '₹1,500: disputed by the buyer’s bank. Respond by 14 Sept 2025, 4:05 pm.';
    expect(outside().getByText(text)).toBeVisible();
  });

  it('confirms that its last payment is ignored, and keeps the focus', async () => {
    const api = scriptApi({
      'GET /admin/orders': { body: [order()] },
      'GET /admin/unmatched-payments': { body: [payment] },
      'POST /admin/unmatched-payments/{id}/ignore': { status: 204 },
    });
    const user = await visitAdmin('Orders', 'Orders');
    await user.click(await screen.findByRole('button', { name: 'Ignore' }));
    expect(await outside().findByText('Payment of ₹1,500 by UPI ignored.')).toBeVisible();
    expect(outside().getByText('Nothing left to check.')).toBeVisible();
    expect(outside().getByRole('heading')).toHaveFocus();
    expect(api.callsTo('POST /admin/unmatched-payments/{id}/ignore')).toMatchObject([
      { path: '/admin/unmatched-payments/pay_One/ignore' },
    ]);
  });

  it('says so if a payment couldn’t be ignored', async () => {
    scriptApi({
      'GET /admin/orders': { body: [order()] },
      'GET /admin/unmatched-payments': { body: [payment] },
      'POST /admin/unmatched-payments/{id}/ignore': problem(500, 'Something went wrong.'),
    });
    const user = await visitAdmin('Orders', 'Orders');
    await user.click(await screen.findByRole('button', { name: 'Ignore' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t ignore this payment.');
    expect(outside().getByText('pay_One')).toBeVisible();
  });
});

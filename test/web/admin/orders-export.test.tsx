import { screen } from '@testing-library/react';
import { visitAdmin } from '../../support/web/admin.ts';
import { watchDownloads } from '../../support/web/downloads.ts';
import { paidOrder } from '../../support/web/order-samples.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';

const files = watchDownloads();
const next = { link: '</api/admin/orders/export?cursor=abc>; rel="next"' };

describe('the export of orders', () => {
  it('exports every page of the filtered list, with its progress', async () => {
    let answerSecond = () => {};
    const api = scriptApi({
      'GET /admin/orders': { body: [paidOrder()] },
      'GET /admin/orders/export': ({ path }) =>
        path.includes('cursor')
          ? new Promise((resolve) => {
              answerSecond = () => resolve({ body: ['order_Two,Paid'] });
            })
          : { body: ['Order,Status', 'order_One,Paid'], headers: next },
    });
    const user = await visitAdmin('Orders');
    await user.click(screen.getByRole('link', { name: 'Paid' }));
    await screen.findByRole('table', { name: 'Orders' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('1 orders so far')).toBeVisible();
    answerSecond();
    expect(await screen.findByText('2 orders exported.')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^orders-paid-[\d-]{10}\.csv$/)]);
    expect(api.callsTo('GET /admin/orders/export').at(-1)?.path).toBe(
      '/admin/orders/export?status=paid&cursor=abc',
    );
    expect((await files[0]?.text)?.split('\r\n')).toEqual([
      'Order,Status',
      'order_One,Paid',
      'order_Two,Paid',
      '',
    ]);
  });
});

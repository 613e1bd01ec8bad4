import { screen } from '@testing-library/react';
import { visitDesk } from '../../support/web/desk.ts';
import { watchDownloads } from '../../support/web/downloads.ts';
import { paidOrder, payment, refund } from '../../support/web/order-samples.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';

const files = watchDownloads();
afterEach(() => sessionStorage.clear());

const next = { link: '</api/admin/orders?cursor=abc>; rel="next"' };

describe('the export of orders', () => {
  it('writes every page of what is filtered, with its progress', async () => {
    let answerSecond = () => {};
    const again = payment({ id: 'pay_second', createdAt: '2025-09-07T10:41:00.000Z' });
    const uncaptured = payment({ id: 'pay_third', status: 'refunded', captured: false });
    const first = paidOrder({
      paidAt: '2025-09-07T10:41:00.000Z',
      paidAtEstimated: true,
      payments: [payment({ feePaise: 3540, taxPaise: 540 }), again, uncaptured],
      refunds: [refund(), refund({ id: 'rfnd_second', paymentId: uncaptured.id, paise: uncaptured.paise })],
      buyer: { name: '=1+1', email: 'asha@example.com', mobile: '9822000001' },
    });
    const second = { ...paidOrder({ id: 'order_Two' }), plan: undefined, buyer: undefined };
    const api = scriptApi({
      'GET /admin/orders': ({ path }) =>
        path.includes('cursor')
          ? new Promise((resolve) => {
              answerSecond = () => resolve({ body: [second] });
            })
          : { body: [first], headers: next },
    });
    const user = await visitDesk('Orders');
    await user.selectOptions(screen.getByLabelText('Status'), 'Paid');
    await screen.findByRole('table', { name: 'Orders' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('1 orders so far')).toBeVisible();
    answerSecond();
    expect(await screen.findByText('2 orders exported.')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^orders-paid-[\d-]{10}\.csv$/)]);
    expect(api.callsTo('GET /admin/orders').at(-1)?.path).toBe('/admin/orders?status=paid&cursor=abc');
    expect((await files[0]?.text)?.split('\r\n')).toEqual([
      'Opened (IST),Order,Status,Name,Email,Mobile,Plan,Experience,Amount,Came in,Given back,Taken for disputes,Still to give back,Kept,Razorpay fee,Tax in the fee,Paid (IST),Paid is,Payment',
      "2025-09-07 16:05,order_One,Paid,'=1+1,asha@example.com,98220 00001,Ultimate Career Kit,3 to 7 years,4499,8998,500,0,4499,3999,35.4,5.4,2025-09-07 16:11,estimated,pay_first",
      '2025-09-07 16:05,order_Two,Paid,,,,Amount only,,4499,4499,0,0,0,4499,0,0,,,pay_first',
      '',
    ]);
  });
});

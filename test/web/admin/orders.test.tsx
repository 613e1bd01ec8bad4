import { screen, waitFor, within } from '@testing-library/react';
import type { TemplateName } from '#shared/domain/mail/emails.ts';
import type { EmailState } from '#shared/domain/mail/mail.ts';
import { openOrder, row, scriptedOrder, visitAdmin } from '../../support/web/admin.ts';
import { order, paidOrder, payment, refund } from '../../support/web/order-samples.ts';
import { hasNext, held, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

describe('Orders', () => {
  it('shows the buyer, item, amount, time, and the reference', async () => {
    scriptApi({ 'GET /admin/orders': { body: [paidOrder({ receiptSerial: '2026-27/000123' })] } });
    await visitAdmin('Orders', 'Orders');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Buyer', 'Plan', 'Amount', 'Status', 'Date', 'Number'],
    ]);
    const asha = row('Asha');
    const texts = ['Ultimate Career Kit', '3-7 years', '₹4,499', '7 Sept 2025, 4:05 pm', 'P-2025-65087973'];
    for (const text of texts) expect(asha.getByText(text)).toBeVisible();
    expect(asha.queryByRole('button')).toBeNull();
  });

  it('opens one in a drawer with its facts and actions, and returns to its row', async () => {
    let stored = paidOrder({ receiptSerial: '2026-27/000123' });
    const api = scriptApi({
      'GET /admin/orders': () => ({ body: [stored] }),
      'GET /admin/orders/{id}': () => ({ body: stored }),
      'POST /admin/orders/{id}/recheck': () => {
        stored = paidOrder({ status: 'refunded', refunds: [refund({ paise: 449900 })] });
        return { body: stored };
      },
    });
    const user = await visitAdmin('Orders', 'Orders');
    await user.click(row('Asha').getByRole('link', { name: 'Asha Kulkarni' }));
    expect(location.search).toBe('?tab=orders&order=order_One');
    const drawer = within(await screen.findByRole('dialog', { name: 'Asha Kulkarni' }));
    for (const text of [
      'Paid.',
      'Ultimate Career Kit',
      '3-7 years',
      '₹4,499',
      'P-2025-65087973',
      'order_One',
    ])
      expect(drawer.getAllByText(text).at(-1)).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Call +91 98220 00001' })).toBeVisible();
    expect(drawer.getByRole('link', { name: /^asha@ ?example.com$/ })).toHaveAttribute(
      'href',
      'mailto:asha@example.com',
    );
    for (const name of ['Open the work', 'Receipt']) expect(drawer.getByRole('link', { name })).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Refund' })).toBeVisible();

    await user.click(drawer.getByRole('button', { name: 'Re-check' }));
    expect(await drawer.findByText('Refunded in full.')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(row('Asha').getByRole('link', { name: 'Asha Kulkarni' })).toHaveFocus();
    expect(await row('Asha').findByText('Refunded in full.')).toBeVisible();
    expect(api.callsTo('GET /admin/orders')).toHaveLength(2);
  });

  it.each([
    [
      'paid after the confirmation of age',
      paidOrder({ noticeVersion: 3 }),
      'Confirmed 18 or over (notice 3)',
    ],
    ['paid before it', paidOrder({ noticeVersion: 2 }), undefined],
    ['paid elsewhere', paidOrder(), undefined],
    ['not paid', order({ noticeVersion: 3 }), undefined],
  ])('shows the buyer’s confirmation of age on an order %s: %#', async (_, shown, text) => {
    scriptApi({
      'GET /admin/session': { body: {} },
      'GET /admin/orders': { body: [shown] },
      'GET /admin/orders/{id}': { body: shown },
    });
    await visit(`/admin?tab=orders&order=${shown.id}`);
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('Date')).toBeVisible();
    expect(drawer.queryByText('Age')?.nextSibling?.textContent).toBe(text);
  });

  it('says so if the order in the address doesn’t exist', async () => {
    scriptApi({
      'GET /admin/session': { body: {} },
      'GET /admin/orders': { body: [] },
      'GET /admin/orders/{id}': problem(404, 'None.'),
    });
    await visit('/admin?tab=orders&order=order_None');
    expect(await screen.findByText('This order doesn’t exist.')).toBeVisible();
  });

  it('shows what was sold if there’s no plan and no name', async () => {
    const bare = { ...order(), plan: undefined, buyer: undefined };
    scriptApi(scriptedOrder(() => bare));
    await openOrder(`Unnamed buyer, user ${bare.userId}`);
    expect(row('Unnamed buyer').getByText('Amount only')).toBeVisible();
    expect(within(screen.getByRole('dialog')).queryByRole('link', { name: /@|\+91/ })).toBeNull();
  });

  it('shows a course, a description, and a cash payment with its note', async () => {
    const cash = {
      ...paidOrder(),
      ...{ id: 'other_One', plan: undefined, product: { kind: 'words', words: 'Two hours of coaching' } },
      buyer: { name: 'Asha Rao', email: '', mobile: '' },
      payments: [
        payment({ id: 'other_pay_One', method: 'cash', why: 'Paid at the office.', feePaise: undefined }),
      ],
      paidBy: 'other_pay_One',
    };
    const course = { kind: 'course', courseId: 'pmp', title: 'PMP Certification Training' };
    const place = { ...order({ id: 'order_Two' }), plan: undefined, product: course };
    scriptApi({
      'GET /admin/orders': { body: [cash, place] },
      'GET /admin/orders/{id}': ({ path }) => ({ body: path.endsWith(cash.id) ? cash : place }),
    });
    const user = await visitAdmin('Orders', 'Orders');
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((each) => within(each));
    expect(rows[0]?.getByText('Two hours of coaching')).toBeVisible();
    expect(rows[1]?.getByText('PMP Certification Training')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Asha Rao' }));
    await user.click(await screen.findByText(/^History/));
    expect(screen.getByText(/ in cash$/)).toBeVisible();
    expect(screen.getByText('Paid at the office.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Re-check' })).toBeNull();
    expect(within(screen.getByRole('dialog')).queryByRole('link', { name: /@|\+91/ })).toBeNull();
  });

  it('shows which orders Razorpay doesn’t know', async () => {
    const lost = { ...order(), unknownSince: '2025-09-08T10:35:00.000Z' };
    scriptApi({ 'GET /admin/orders': { body: [lost, order({ id: 'order_Two' })] } });
    await visitAdmin('Orders', 'Orders');
    expect(screen.getAllByText(/^Razorpay doesn’t have this order/)).toHaveLength(1);
  });

  it('shows which emails weren’t delivered, and why', async () => {
    const at = '2025-09-07T10:41:00.000Z';
    const mail = (template: TemplateName, rest: Partial<EmailState>): EmailState => ({
      ...{ id: template, template, at, outcome: 'sent' },
      ...rest,
    });
    const lost = [
      mail('payment-received', { returned: 'bounced', returnedAt: at }),
      mail('new-order', { outcome: 'not sent', reason: 'no owner address' }),
      mail('paid-twice', { outcome: 'not sent', reason: 'no owner address' }),
      mail('refund-delayed', { returned: 'rejected', returnedAt: at }),
      mail('refund-started', {}),
      mail('refund-sent', { outcome: 'waiting' }),
    ];
    scriptApi({
      'GET /admin/orders': {
        body: [
          paidOrder({ emails: lost }),
          paidOrder({ id: 'order_Two', emails: [] }),
          paidOrder({ id: 'order_Old' }),
        ],
      },
    });
    await visitAdmin('Orders', 'Orders');
    expect(
      screen.getByText(/^Payment received, to the buyer\. Sent .*It bounced: the mailbox doesn’t exist/),
    ).toBeVisible();
    expect(
      screen.getByText(
        'New order, to you; Possible double payment, to you. Not sent: this site doesn’t have your address yet (ownerEmail).',
      ),
    ).toBeVisible();
    expect(screen.getByText(/^Refund delayed, to the buyer\. Sent .*didn’t send it\.$/)).toBeVisible();
    expect(screen.getAllByText(/, to (you|the buyer)/)).toHaveLength(3);
  });

  it('copies the reference, with a confirmation', async () => {
    scriptApi(scriptedOrder(() => order()));
    const user = await openOrder();
    await user.click(await screen.findByRole('button', { name: 'Copy order_One' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('order_One');
  });

  it('filters by status, page by page', async () => {
    const api = scriptApi({
      'GET /admin/orders': ({ path }) => {
        if (path.includes('cursor')) return { body: [paidOrder({ id: 'order_Two' })] };
        const page = { body: [paidOrder()], ...hasNext('/admin/orders?status=paid&cursor=abc') };
        return path.includes('paid') ? page : { body: [order()] };
      },
    });
    const user = await visitAdmin('Orders', 'Orders');
    await user.click(screen.getByRole('link', { name: 'Paid' }));
    expect(await screen.findByText('Paid.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Paid' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect(api.callsTo('GET /admin/orders').map(({ path }) => path)).toEqual([
      '/admin/orders',
      '/admin/orders?status=paid',
      '/admin/orders?status=paid&cursor=abc',
    ]);
    await user.click(screen.getByRole('link', { name: 'All orders' }));
    expect(await screen.findByText('Not paid. The buyer hasn’t tried to pay yet.')).toBeVisible();
  });

  it.each(['asha k', 'ASHA@', '98220-00001', 'order_one', 'pay_first'])('finds %p', async (query) => {
    const other = { name: 'Li Na', email: 'li@example.com', mobile: '9822000002' };
    scriptApi({ 'GET /admin/orders': { body: [paidOrder(), order({ id: 'order_Two', buyer: other })] } });
    const user = await visitAdmin('Orders', 'Orders');
    await user.type(screen.getByRole('searchbox'), query);
    await waitFor(() => expect(screen.queryByText('Li Na')).toBeNull());
    expect(screen.getByText('Asha Kulkarni')).toBeVisible();
  });

  it('says so if there are none at all, or none with one status', async () => {
    scriptApi({ 'GET /admin/orders': { body: [] } });
    const user = await visitAdmin('Orders');
    expect(await screen.findByText(/^No orders yet/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Refunded' }));
    expect(await screen.findByText('No orders with the status “Refunded”.')).toBeVisible();
  });

  it('says so if they couldn’t be loaded, and retries', async () => {
    const api = scriptApi({ 'GET /admin/orders': problem(400, 'Sorry.') });
    const user = await visitAdmin('Orders');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load orders.');
    api.answer('GET /admin/orders', { body: [order()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Orders' })).toBeVisible();
  });

  it('returns to the login when the session has ended', async () => {
    scriptApi({ 'GET /admin/orders': problem(401, 'Sign in.') });
    await visitAdmin('Orders');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  });
});

describe('the state of an order', () => {
  const authorized = payment({ status: 'authorized', captured: false });
  const failed = payment({ status: 'failed', captured: false, failure: 'Your bank declined it.' });
  const again = payment({ id: 'pay_second', createdAt: '2025-09-07T10:41:00.000Z' });
  const whole = refund({ paise: 449900 });

  it.each([
    ['Not paid. The buyer hasn’t tried to pay yet.', order()],
    [
      'Not paid. The buyer tried to pay, but we received no payment.',
      order({ status: 'attempted', payments: [failed] }),
    ],
    [
      'Not paid yet. Authorised by the bank, not received yet.',
      order({ status: 'attempted', payments: [authorized] }),
    ],
    ['Paid.', paidOrder()],
    ['Paid. A refund of ₹500 has been started.', paidOrder({ refunds: [refund({ status: 'pending' })] })],
    ['Paid, and ₹500 of it was refunded.', paidOrder({ status: 'partially_refunded', refunds: [refund()] })],
    ['Refunded in full.', paidOrder({ status: 'refunded', refunds: [whole] })],
    ['Paid twice: refund the second payment.', paidOrder({ payments: [payment(), again] })],
    [
      'We received ₹1, which doesn’t match the price of ₹4,499. Check it, then refund it.',
      order({ status: 'attempted', payments: [payment({ paise: 100 })] }),
    ],
    [
      'We received ₹1, which doesn’t match the price of ₹4,499. Check it, then refund it.',
      paidOrder({ payments: [payment(), { ...again, paise: 100 }] }),
    ],
  ])('is shown: %s', async (words, one) => {
    scriptApi({ 'GET /admin/orders': { body: [one] } });
    await visitAdmin('Orders', 'Orders');
    expect(screen.getByText(words)).toBeVisible();
  });

  it('needs nothing for a refunded duplicate', async () => {
    const back = refund({ paymentId: 'pay_second', paise: 449900 });
    scriptApi({
      'GET /admin/orders': { body: [paidOrder({ payments: [payment(), again], refunds: [back] })] },
    });
    await visitAdmin('Orders', 'Orders');
    expect(screen.getByText('Paid.')).toBeVisible();
    expect(screen.queryByText(/Possible double payment/)).toBeNull();
  });

  it('has a history in order of time', async () => {
    const late = { ...failed, id: 'pay_zero', createdAt: '2025-09-07T10:36:00.000Z' };
    const one = paidOrder({ payments: [late, payment(), again], refunds: [refund({ status: 'failed' })] });
    scriptApi(scriptedOrder(() => one));
    const user = await openOrder();
    await user.click(await screen.findByText('History, 3 attempts, 1 refund'));
    const events = within(within(screen.getByRole('dialog')).getByRole('group')).getAllByRole('listitem');
    expect(events.map(({ textContent }) => textContent)).toEqual([
      '7 Sept 2025, 4:05\u00a0pmOrder created.',
      '7 Sept 2025, 4:06\u00a0pm₹4,499 by UPIFailed: Your bank declined it.pay_zero',
      '7 Sept 2025, 4:10\u00a0pm₹4,499 by UPIPaid for the order.pay_first',
      '7 Sept 2025, 4:11\u00a0pm₹4,499 by UPIPaid again: refund it.pay_second',
      '8 Sept 2025, 4:10\u00a0pmThe refund of ₹500 failed. We still have the money.Only the resume was wantedrfnd_first',
    ]);
  });
});

describe('Re-check', () => {
  it('shows Razorpay’s state, and ignores a second press', async () => {
    const { script, release } = held({ body: paidOrder() });
    const api = scriptApi({ ...scriptedOrder(() => order()), 'POST /admin/orders/{id}/recheck': script });
    const user = await openOrder();
    await user.click(await screen.findByRole('button', { name: 'Re-check' }));
    const running = screen.getByRole('button', { name: 'Checking…' });
    expect(running).toHaveAttribute('aria-busy', 'true');
    await user.click(running);
    release();
    expect(await screen.findByText('Paid.')).toBeVisible();
    expect(screen.getByText('Checked with Razorpay just now. This is up to date.')).toBeVisible();
    expect(running).toHaveFocus();
    expect(api.callsTo('POST /admin/orders/{id}/recheck').map(({ path }) => path)).toEqual([
      '/admin/orders/order_One/recheck',
    ]);
  });

  it.each([
    [problem(502, 'Our payment provider isn’t responding. Please try again.'), /^Our payment provider/],
    [problem(500, 'Secret.'), /^Couldn’t reach Razorpay/],
  ])('says so if that fails', async (answer, words) => {
    scriptApi({ ...scriptedOrder(() => order()), 'POST /admin/orders/{id}/recheck': answer });
    const user = await openOrder();
    await user.click(await screen.findByRole('button', { name: 'Re-check' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Re-check' })).toBeEnabled();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import type { WorkDetail, WorkRow } from '#shared/domain/work/work-detail.ts';
import { openOrder, scriptedOrder, visitAdmin } from '../../support/web/admin.ts';
import { watchDownloads } from '../../support/web/downloads.ts';
import { order, payment, refund } from '../../support/web/order-samples.ts';
import { entry, after as onDay, ownOrders, work } from '../../support/web/own-orders.ts';
import { type Answers, fileAnswer, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const files = watchDownloads();
const getRoute = 'GET /admin/work/{id}';
const entryRoute = 'POST /admin/work/{id}/entries';
const address = '/admin?tab=work&order=order_MockAbc123';

const row = (values: Partial<WorkRow> = {}): WorkRow => ({
  id: 'order_MockAbc123',
  number: 'P-2026-48203917',
  what: 'Starter Pack, 7-14 years',
  name: 'Asha Kulkarni',
  mobile: '+91 98220 00001',
  startedAt: onDay(0),
  turn: 'us',
  waiting: 'drafts',
  since: onDay(1),
  due: '2026-11-22T18:29:00.000Z',
  documents: [
    { name: 'Resume', phase: 'sent', drafts: 2 },
    { name: 'Cover Letter', phase: 'coming', drafts: 0 },
  ],
  ...values,
});

const opened = (of: OwnOrder, values: Partial<WorkDetail> = {}): WorkDetail => ({
  order: of,
  mobile: '+91 98220 00001',
  ...(of.work && { work: of.work }),
  emails: [],
  complaints: [],
  ...values,
});

const drawer = () => within(screen.getByRole('dialog', { name: 'Asha Kulkarni' }));

async function openByLink(details: WorkDetail, answers: Answers = {}) {
  const api = scriptApi({
    'GET /admin/session': { body: {} },
    'GET /admin/work': { body: [row()] },
    [getRoute]: { body: details },
    ...answers,
  });
  const user = await visit(address);
  await drawer().findByText('Bought');
  return { api, user };
}

let clock: jest.SpiedFunction<typeof Date.now>;
beforeEach(() => {
  clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(onDay(9)));
});
afterEach(() => {
  clock.mockRestore();
});

describe('the lists of work', () => {
  it('show late work and silent buyers, with links to the other lists', async () => {
    const asked: string[] = [];
    scriptApi({
      'GET /admin/work': ({ path }) => {
        asked.push(path);
        return path.includes('theirs')
          ? {
              body: [
                row({
                  turn: 'buyer',
                  waiting: 'review',
                  since: onDay(-40),
                  silentSince: onDay(-31),
                  hasBouncedEmail: true,
                }),
              ],
            }
          : { body: [row()] };
      },
    });
    const user = await visitAdmin('Work');
    const shown = within(await screen.findByRole('row', { name: /Asha Kulkarni/ }));
    expect(shown.getByText('First drafts to write')).toBeVisible();
    expect(shown.getByText(/Overdue by 3 days. Was due/)).toBeVisible();
    expect(shown.getByText('Resume: draft 2, with the buyer')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Waiting for buyer' }));
    expect(await screen.findByText(/No answer for 40 days. Since/)).toBeVisible();
    expect(screen.getByText('Call the buyer: an email bounced')).toBeVisible();
    expect(location.search).toBe('?tab=work&list=theirs');
    expect(asked).toEqual(['/admin/work?list=ours', '/admin/work?list=theirs']);
  });

  it('show a requested change, and offer to send the draft', async () => {
    scriptApi({
      'GET /admin/work': { body: [row({ waiting: 'changes', asked: 'Please mention the 2024 award.' })] },
      [getRoute]: { body: opened(ownOrders.writing) },
    });
    const user = await visitAdmin('Work');
    expect(await screen.findByText('Please mention the 2024 award.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Send draft' }));
    expect(await screen.findByLabelText(/^File for the/)).toBeVisible();
  });

  it('show that a buyer has to be called, and open the form for the call', async () => {
    scriptApi({
      'GET /admin/work': { body: [row({ waiting: 'call' })] },
      [getRoute]: { body: opened(ownOrders.agreed) },
    });
    const user = await visitAdmin('Work');
    expect(await screen.findByText('Call the buyer to agree the next step')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Log call' }));
    expect(await screen.findByLabelText('What was said')).toBeVisible();
    expect(screen.getByLabelText(/^File for the/)).not.toBeVisible();
  });

  it('show on a draft, in the drawer too, that a refund is pending', async () => {
    scriptApi({
      'GET /admin/work': { body: [row({ turn: 'nobody', waiting: 'refunding' })] },
      [getRoute]: { body: opened(ownOrders.refunding) },
    });
    const user = await visitAdmin('Work');
    expect(await screen.findByText('Resume: draft 2, with the buyer · refund started')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Asha Kulkarni' }));
    const documents = within(await drawer().findByRole('region', { name: 'Documents' }));
    expect(documents.getAllByText('With the buyer · refund started')).not.toHaveLength(0);
  });

  it('list the buyers who tried to pay, with the ways to reach them', async () => {
    const failed = payment({ status: 'failed', captured: false, failure: 'The card has expired' });
    scriptApi({
      'GET /admin/work': { body: [] },
      'GET /admin/orders': { body: [order({ status: 'attempted', payments: [failed] })] },
    });
    const user = await visitAdmin('Work');
    await user.click(await screen.findByRole('link', { name: 'Tried to pay' }));
    const shown = within(await screen.findByRole('row', { name: /Asha Kulkarni/ }));
    expect(shown.getByText('₹4,499')).toBeVisible();
    expect(shown.getByText('Failed: The card has expired')).toBeVisible();
    expect(shown.getByRole('link', { name: '+91 98220 00001' })).toHaveAttribute('href', 'tel:+919822000001');
    const { href } = shown.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp Asha Kulkarni' });
    expect(new URL(href).searchParams.get('text')).toContain('You tried to pay for Ultimate Career Kit');
  });

  it('show a buyer’s payment of another amount', async () => {
    const odd = payment({ paise: 5400, currency: 'USD' });
    scriptApi({
      'GET /admin/work': { body: [] },
      'GET /admin/orders': { body: [order({ status: 'attempted', payments: [odd] })] },
    });
    const user = await visitAdmin('Work');
    await user.click(await screen.findByRole('link', { name: 'Tried to pay' }));
    const shown = within(await screen.findByRole('row', { name: /Asha Kulkarni/ }));
    expect(shown.getByText(/We received a payment that doesn’t match the price/)).toBeVisible();
    const { href } = shown.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp Asha Kulkarni' });
    expect(new URL(href).searchParams.get('text')).toContain('We received your payment');
  });
});

describe('opened work', () => {
  it('offers only what’s possible in its state', async () => {
    await openByLink(opened(ownOrders.hold));
    expect(drawer().getByText('On hold')).toBeVisible();
    const names = within(drawer().getByRole('region', { name: 'Actions' })).getAllByRole('group');
    expect(names.map((choice) => choice.querySelector('summary')?.textContent)).toEqual([
      'Ask a question',
      'Write a message',
      'Log a call',
      'Enter details taken by phone',
      'Resume work',
      'Cancel a document',
    ]);
  });

  it('sends a question once, keeps its text after a lost response, and shows the paused clock', async () => {
    const asked = entry('question-1', { kind: 'question', by: 'us', text: 'Which bank?', at: onDay(2) });
    const { api, user } = await openByLink(opened(ownOrders.writing), {
      [entryRoute]: problem(502, 'No response.'),
    });
    await user.click(drawer().getByText('Ask a question'));
    await user.type(drawer().getByLabelText('Your question'), 'Which bank?');
    await user.click(drawer().getByRole('button', { name: 'Send question' }));
    expect(await drawer().findByText(/You can safely try again/)).toBeVisible();
    expect(drawer().getByLabelText('Your question')).toHaveValue('Which bank?');

    const entries = [...(ownOrders.writing.work?.entries ?? []), asked];
    api.answer(entryRoute, { body: opened({ ...ownOrders.writing, work: work(entries) }) });
    await user.click(drawer().getByRole('button', { name: 'Send question' }));
    expect(await drawer().findByText(/^Question sent/)).toHaveFocus();
    expect(drawer().getByText('Waiting for the buyer’s answer')).toBeVisible();
    expect(drawer().getByText(/^Clock paused until the buyer answers, with \d days? left/)).toBeVisible();
    const [first, second] = api.callsTo(entryRoute);
    expect(first).toMatchObject({ body: { kind: 'question', text: 'Which bank?' }, ifMatch: '"3"' });
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('shows newer entries and keeps the text', async () => {
    const { api, user } = await openByLink(opened(ownOrders.writing), {
      [entryRoute]: problem(412, 'Someone else has changed it.'),
    });
    const said = entry('message-9', { kind: 'message', text: 'I already have a new job.', at: onDay(2) });
    const newer = work([...(ownOrders.writing.work?.entries ?? []), said]);
    await user.click(drawer().getByText('Write a message'));
    await user.type(drawer().getByLabelText('Your message'), 'Soon.');
    api.answer(getRoute, { body: opened({ ...ownOrders.writing, work: newer }) });
    await user.click(drawer().getByRole('button', { name: 'Send message' }));
    const meanwhile = within(await drawer().findByRole('region', { name: 'In the meantime' }));
    expect(meanwhile.getByText('I already have a new job.')).toBeVisible();
    expect(drawer().getByLabelText('Your message')).toHaveValue('Soon.');
    await user.click(drawer().getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(api.callsTo(entryRoute)).toHaveLength(2));
    expect(api.callsTo(entryRoute).at(-1)).toMatchObject({ ifMatch: '"4"', body: { text: 'Soon.' } });
  });

  it('keeps texts while the drawer is closed', async () => {
    const { user } = await openByLink(opened(ownOrders.writing));
    await user.click(drawer().getByText('Log a call'));
    await user.type(drawer().getByLabelText('What was said'), 'Wants a short one.');
    await user.click(drawer().getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('link', { name: 'Asha Kulkarni' }));
    await user.click(await drawer().findByText('Log a call'));
    expect(drawer().getByLabelText('What was said')).toHaveValue('Wants a short one.');
  });

  const fileRoute = 'GET /admin/work/{id}/files/{fileId}';
  const draft = () => drawer().getAllByRole('link', { name: /Download Cover Letter, draft 1/ })[0];

  it('downloads a draft, and says next to it if that fails', async () => {
    const { api, user } = await openByLink(opened(ownOrders.drafts), {
      [fileRoute]: problem(503, 'The file could not be opened just now.'),
    });
    await user.click(draft() as HTMLElement);
    expect(await drawer().findByRole('alert')).toHaveTextContent('The file could not be opened just now.');
    api.answer(fileRoute, fileAnswer('Cover-Letter-draft-1.pdf', '%PDF-1.7'));
    await user.click(draft() as HTMLElement);
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['Cover-Letter-draft-1.pdf']));
    expect(drawer().queryByRole('alert')).toBeNull();
  });

  it('returns to the login if a session has ended before a download', async () => {
    const { user } = await openByLink(opened(ownOrders.drafts), {
      [fileRoute]: { status: 401, body: { message: 'Unauthorized' } },
    });
    await user.click(draft() as HTMLElement);
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });

  it('withdraws a draft after confirmation, which only the owner then sees', async () => {
    const { api, user } = await openByLink(opened(ownOrders.drafts), {
      [entryRoute]: { body: opened(ownOrders.withdrawn) },
    });
    expect(drawer().getAllByRole('link', { name: /Download Cover Letter, draft 1/ })[0]).toHaveAttribute(
      'href',
      '/api/admin/work/order_MockAbc123/files/draft-2',
    );
    await user.click(drawer().getByRole('button', { name: 'Withdraw draft 1 of the Cover Letter' }));
    expect(api.callsTo(entryRoute)).toEqual([]);
    await user.click(drawer().getByRole('button', { name: 'Withdraw draft' }));
    expect(await drawer().findByText(/The buyer can no longer download it\.$/)).toHaveFocus();
    expect(api.callsTo(entryRoute)[0]?.body).toEqual({ kind: 'withdrawn', draft: 'draft-2' });
    const documents = within(drawer().getByRole('region', { name: 'Documents' }));
    expect(
      documents.getByRole('link', { name: /Cover Letter, draft 1 .*only visible to you/ }),
    ).toBeVisible();
    expect(documents.queryByRole('button', { name: /Cover Letter/ })).toBeNull();
  });

  it.each([
    ['paid', 'This order has been paid for. Work on it will start within a few minutes.'],
    ['created', 'This order hasn’t been paid for. Work on it will start once it has been.'],
    ['refunded', 'Refunded in full. Nothing to do now.'],
  ] as const)('says what happens to an order without work: %s', async (status, said) => {
    await openByLink(opened({ ...ownOrders.unbegun, status }));
    expect(drawer().getByText(said)).toBeVisible();
  });

  const { work: begun } = ownOrders.drafts;
  const ended = begun && { ...begun, refundSteps: [{ phase: 'refunded' as const, at: onDay(5) }] };

  it.each([
    ['while they’re possible', ownOrders.drafts, 1],
    ['but not after a refund', { ...ownOrders.drafts, work: ended }, 0],
  ])('says until when changes may be requested, %s', async (_, own, times) => {
    await openByLink(opened(own));
    expect(drawer().queryAllByText(/Changes can be requested until/)).toHaveLength(times);
  });

  it('says to call a buyer whose last email bounced, until a later one was delivered', async () => {
    const bounced = {
      id: 'm1',
      template: 'draft-ready',
      at: onDay(3),
      outcome: 'sent',
      returned: 'bounced',
    } as const;
    const arrived = { id: 'm2', template: 'order-link', at: onDay(4), outcome: 'sent' } as const;
    const { api, user } = await openByLink(opened(ownOrders.drafts, { emails: [bounced] }), {
      'PUT /admin/orders/{id}/email': { body: opened(ownOrders.drafts, { emails: [bounced, arrived] }) },
    });
    expect(drawer().getByText(/Call the buyer/)).toBeVisible();
    await user.click(drawer().getByText('Correct the email address', { selector: 'summary' }));
    expect(drawer().getByText(/Receipts already issued will keep the old address/)).toBeVisible();
    const email = drawer().getByLabelText('Buyer’s email');
    await user.clear(email);
    await user.type(email, 'asha.k@example.com');
    await user.click(drawer().getByRole('button', { name: 'Correct the email address' }));
    expect(await drawer().findByText(/will now go to asha.k@example.com/)).toBeVisible();
    expect(drawer().queryByText(/Call the buyer/)).toBeNull();
    expect(api.callsTo('PUT /admin/orders/{id}/email')[0]?.body).toEqual({ email: 'asha.k@example.com' });
  });

  it('refunds a cash payment', async () => {
    const cash = payment({ id: 'other_pay_Link1', method: 'cash' });
    const paid = order({ id: 'other_Link1', status: 'paid', paidBy: cash.id, payments: [cash] });
    const back = refund({ paymentId: cash.id, paise: cash.paise });
    const { api, user } = await openByLink(opened({ ...ownOrders.drafts, id: paid.id }), {
      'POST /admin/orders/{id}/recheck': { body: paid },
      'POST /admin/orders/{id}/refund': { body: { ...paid, status: 'refunded', refunds: [back] } },
    });
    await user.click(drawer().getByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund Asha Kulkarni' }));
    await user.type(dialog.getByLabelText('Reason'), 'Bought by mistake');
    await user.click(dialog.getByRole('button', { name: 'Refund ₹4,499' }));
    expect(await drawer().findByText(/^₹4,499 was given to the buyer in cash on/)).toHaveFocus();
    expect(api.callsTo('POST /admin/orders/{id}/refund')).toEqual([
      expect.objectContaining({
        path: `/admin/orders/${paid.id}/refund`,
        body: { paymentId: cash.id, reason: 'Bought by mistake', refundedPaise: 0 },
      }),
    ]);
  });

  it('creates a new link, and shows it nowhere else', async () => {
    const url = 'https://sopaan.example/order#order_MockAbc123.1.secret';
    const { user } = await openByLink(opened(ownOrders.drafts), {
      'POST /admin/orders/{id}/link': { body: { url } },
    });
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await user.click(drawer().getByText('New order link'));
    await user.click(drawer().getByRole('button', { name: 'Create new link' }));
    await user.click(await drawer().findByRole('button', { name: 'Copy link' }));
    expect(await drawer().findByText('Link copied.')).toBeVisible();
    expect(written).toEqual([url]);
    await user.click(drawer().getByRole('button', { name: 'WhatsApp the link to Asha Kulkarni' }));
    const target = new URL(String(open.mock.calls[0]?.[0]));
    expect(target.origin + target.pathname).toBe('https://wa.me/919822000001');
    expect(target.searchParams.get('text')).toContain(url);
    expect(document.body.innerHTML).not.toContain('secret');
    open.mockRestore();
  });
});

describe('an order', () => {
  it('links to its work and its receipt, and back', async () => {
    const paid = order({
      status: 'paid',
      paidBy: 'pay_first',
      payments: [payment()],
      receiptSerial: '2026-27/000123',
    });
    scriptApi({
      ...scriptedOrder(() => paid),
      'GET /admin/work': { body: [] },
      [getRoute]: { body: opened(ownOrders.writing) },
    });
    const user = await openOrder();
    expect(await screen.findByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      '/receipt?order=order_One',
    );
    await user.click(screen.getByRole('link', { name: 'Open the work' }));
    expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
    await user.click(drawer().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location.search).toBe('?tab=orders&order=order_One'));
    expect(await screen.findByRole('link', { name: 'Receipt' })).toBeVisible();
  });
});

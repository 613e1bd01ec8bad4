import { screen, waitFor, within } from '@testing-library/react';
import type { OwnOrder, WorkRow, WorkSheet } from '#shared/domain/work/bought-work.ts';
import { openOrder, scriptedOrder, visitDesk } from '../../support/web/desk.ts';
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
  number: '2026-27/000123',
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

const opened = (of: OwnOrder, values: Partial<WorkSheet> = {}): WorkSheet => ({
  order: of,
  mobile: '+91 98220 00001',
  ...(of.work && { work: of.work }),
  mails: [],
  complaints: [],
  ...values,
});

const sheet = () => within(screen.getByRole('dialog', { name: 'Asha Kulkarni' }));

/** Opens work by a link into the desk, as a mail has it. */
async function openByLink(details: WorkSheet, answers: Answers = {}) {
  const api = scriptApi({
    'GET /admin/session': { body: {} },
    'GET /admin/work': { body: [row()] },
    [getRoute]: { body: details },
    ...answers,
  });
  const user = await visit(address);
  await sheet().findByText('Bought');
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
  it('say what is late, who is silent, and lead to the others by the address', async () => {
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
                  isMailReturned: true,
                }),
              ],
            }
          : { body: [row()] };
      },
    });
    const user = await visitDesk('Work');
    const shown = within(await screen.findByRole('row', { name: /Asha Kulkarni/ }));
    expect(shown.getByText('First drafts to write')).toBeVisible();
    expect(shown.getByText(/Late by 3 days. Was due/)).toBeVisible();
    expect(shown.getByText('Resume: draft 2, with the buyer')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Waiting for buyer' }));
    expect(await screen.findByText(/No answer for 40 days. Since/)).toBeVisible();
    expect(screen.getByText('Call the buyer: a mail came back')).toBeVisible();
    expect(location.search).toBe('?tab=work&list=theirs');
    expect(asked).toEqual(['/admin/work?list=ours', '/admin/work?list=theirs']);
  });

  it('say what a buyer wants changed, and offer to send the draft', async () => {
    scriptApi({
      'GET /admin/session': { body: {} },
      'GET /admin/work': { body: [row({ waiting: 'changes', asked: 'Please name the award of 2024.' })] },
      [getRoute]: { body: opened(ownOrders.writing) },
    });
    const user = await visitDesk('Work');
    expect(await screen.findByText('Please name the award of 2024.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Send draft' }));
    expect(await screen.findByLabelText(/^File of the/)).toBeVisible();
  });

  it('say of what is to be agreed that the buyer is to be called, and open the form for the call', async () => {
    scriptApi({
      'GET /admin/session': { body: {} },
      'GET /admin/work': { body: [row({ waiting: 'call' })] },
      [getRoute]: { body: opened(ownOrders.agreed) },
    });
    const user = await visitDesk('Work');
    expect(await screen.findByText('Call the buyer to agree what comes next')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Log call' }));
    expect(await screen.findByLabelText('What was said')).toBeVisible();
    expect(screen.getByLabelText(/^File of the/)).not.toBeVisible();
  });

  it('say of a draft, in the sheet too, that the money is on its way back', async () => {
    scriptApi({
      'GET /admin/session': { body: {} },
      'GET /admin/work': { body: [row({ turn: 'nobody', waiting: 'refunding' })] },
      [getRoute]: { body: opened(ownOrders.refunding) },
    });
    const user = await visitDesk('Work');
    expect(await screen.findByText('Resume: draft 2, with the buyer · refund on its way')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Asha Kulkarni' }));
    const documents = within(await sheet().findByRole('region', { name: 'Documents' }));
    expect(documents.getAllByText('With the buyer · refund on its way')).not.toHaveLength(0);
  });

  it('name the buyers who tried to pay, with the ways to talk to them', async () => {
    const failed = payment({ status: 'failed', captured: false, failure: 'The card has expired' });
    scriptApi({
      'GET /admin/work': { body: [] },
      'GET /admin/orders': { body: [order({ status: 'attempted', payments: [failed] })] },
    });
    const user = await visitDesk('Work');
    await user.click(await screen.findByRole('link', { name: 'Tried to pay' }));
    const shown = within(await screen.findByRole('row', { name: /Asha Kulkarni/ }));
    expect(shown.getByText('₹4,499')).toBeVisible();
    expect(shown.getByText('Failed: The card has expired')).toBeVisible();
    expect(shown.getByRole('link', { name: '+91 98220 00001' })).toHaveAttribute('href', 'tel:+919822000001');
    const { href } = shown.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp Asha Kulkarni' });
    expect(new URL(href).searchParams.get('text')).toContain('You wanted to pay for Ultimate Career Kit');
  });

  it('say of a buyer whose payment has another amount that it came', async () => {
    const odd = payment({ paise: 5400, currency: 'USD' });
    scriptApi({
      'GET /admin/work': { body: [] },
      'GET /admin/orders': { body: [order({ status: 'attempted', payments: [odd] })] },
    });
    const user = await visitDesk('Work');
    await user.click(await screen.findByRole('link', { name: 'Tried to pay' }));
    const shown = within(await screen.findByRole('row', { name: /Asha Kulkarni/ }));
    expect(shown.getByText(/We received a payment that isn’t the price/)).toBeVisible();
    const { href } = shown.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp Asha Kulkarni' });
    expect(new URL(href).searchParams.get('text')).toContain('We received your payment');
  });
});

describe('opened work', () => {
  it('offers what makes sense as it stands, and nothing else', async () => {
    await openByLink(opened(ownOrders.hold));
    expect(sheet().getByText('On hold')).toBeVisible();
    const names = within(sheet().getByRole('region', { name: 'What to do' })).getAllByRole('group');
    expect(names.map((choice) => choice.querySelector('summary')?.textContent)).toEqual([
      'Ask a question',
      'Write a message',
      'Log a call',
      'Enter the details by telephone',
      'Go on with the work',
      'End a document',
    ]);
  });

  it('sends a question once, keeps its words through a lost answer, and says that the days stand still', async () => {
    const asked = entry('question-1', { kind: 'question', by: 'us', text: 'Which bank?', at: onDay(2) });
    const { api, user } = await openByLink(opened(ownOrders.writing), {
      [entryRoute]: problem(502, 'Nothing answered.'),
    });
    await user.click(sheet().getByText('Ask a question'));
    await user.type(sheet().getByLabelText('Your question'), 'Which bank?');
    await user.click(sheet().getByRole('button', { name: 'Send the question' }));
    expect(await sheet().findByText(/Pressing again is safe/)).toBeVisible();
    expect(sheet().getByLabelText('Your question')).toHaveValue('Which bank?');

    const entries = [...(ownOrders.writing.work?.entries ?? []), asked];
    api.answer(entryRoute, { body: opened({ ...ownOrders.writing, work: work(entries) }) });
    await user.click(sheet().getByRole('button', { name: 'Send the question' }));
    expect(await sheet().findByText(/The question is on its way/)).toHaveFocus();
    expect(sheet().getByText('A question waits for the buyer’s answer')).toBeVisible();
    expect(
      sheet().getByText(/The days stand still until the buyer answers: \d days? are left then/),
    ).toBeVisible();
    const [first, second] = api.callsTo(entryRoute);
    expect(first).toMatchObject({ body: { kind: 'question', text: 'Which bank?' }, ifMatch: '"3"' });
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('shows what came meanwhile and keeps the words', async () => {
    const { api, user } = await openByLink(opened(ownOrders.writing), {
      [entryRoute]: problem(412, 'Somebody else has changed it.'),
    });
    const said = entry('message-9', { kind: 'message', text: 'I have a new job already.', at: onDay(2) });
    const newer = work([...(ownOrders.writing.work?.entries ?? []), said]);
    await user.click(sheet().getByText('Write a message'));
    await user.type(sheet().getByLabelText('Your message'), 'Soon.');
    api.answer(getRoute, { body: opened({ ...ownOrders.writing, work: newer }) });
    await user.click(sheet().getByRole('button', { name: 'Send the message' }));
    const meanwhile = within(await sheet().findByRole('region', { name: 'Meanwhile' }));
    expect(meanwhile.getByText('I have a new job already.')).toBeVisible();
    expect(sheet().getByLabelText('Your message')).toHaveValue('Soon.');
    await user.click(sheet().getByRole('button', { name: 'Send the message' }));
    await waitFor(() => expect(api.callsTo(entryRoute)).toHaveLength(2));
    expect(api.callsTo(entryRoute).at(-1)).toMatchObject({ ifMatch: '"4"', body: { text: 'Soon.' } });
  });

  it('keeps words while the sheet is closed', async () => {
    const { user } = await openByLink(opened(ownOrders.writing));
    await user.click(sheet().getByText('Log a call'));
    await user.type(sheet().getByLabelText('What was said'), 'Wants it short.');
    await user.click(sheet().getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('link', { name: 'Asha Kulkarni' }));
    await user.click(await sheet().findByText('Log a call'));
    expect(sheet().getByLabelText('What was said')).toHaveValue('Wants it short.');
  });

  const fileRoute = 'GET /admin/work/{id}/files/{fileId}';
  const draft = () => sheet().getAllByRole('link', { name: /Download Cover Letter, draft 1/ })[0];

  it('downloads a draft, and says next to it when that fails', async () => {
    const { api, user } = await openByLink(opened(ownOrders.drafts), {
      [fileRoute]: problem(503, 'The file could not be opened just now.'),
    });
    await user.click(draft() as HTMLElement);
    expect(await sheet().findByRole('alert')).toHaveTextContent('The file could not be opened just now.');
    api.answer(fileRoute, fileAnswer('Cover-Letter-draft-1.pdf', '%PDF-1.7'));
    await user.click(draft() as HTMLElement);
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['Cover-Letter-draft-1.pdf']));
    expect(sheet().queryByRole('alert')).toBeNull();
  });

  it('returns to the login where a session has ended before a download', async () => {
    const { user } = await openByLink(opened(ownOrders.drafts), {
      [fileRoute]: { status: 401, body: { message: 'Unauthorized' } },
    });
    await user.click(draft() as HTMLElement);
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });

  it('withdraws a draft after asking, which is then for the owner alone', async () => {
    const { api, user } = await openByLink(opened(ownOrders.drafts), {
      [entryRoute]: { body: opened(ownOrders.withdrawn) },
    });
    expect(sheet().getAllByRole('link', { name: /Download Cover Letter, draft 1/ })[0]).toHaveAttribute(
      'href',
      '/api/admin/work/order_MockAbc123/files/draft-2',
    );
    await user.click(sheet().getByRole('button', { name: 'Withdraw draft 1 of the Cover Letter' }));
    expect(api.callsTo(entryRoute)).toEqual([]);
    await user.click(sheet().getByRole('button', { name: 'Withdraw the draft' }));
    expect(await sheet().findByText(/The buyer can no longer download it\.$/)).toHaveFocus();
    expect(api.callsTo(entryRoute)[0]?.body).toEqual({ kind: 'withdrawn', draft: 'draft-2' });
    const documents = within(sheet().getByRole('region', { name: 'Documents' }));
    expect(documents.getByRole('link', { name: /Cover Letter, draft 1 .*for you alone/ })).toBeVisible();
    expect(documents.queryByRole('button', { name: /Cover Letter/ })).toBeNull();
  });

  it.each([
    ['paid', 'This order is paid. Its work begins by itself within a few minutes.'],
    ['created', 'This order is not paid. Its work begins by itself when it is.'],
    ['refunded', 'Refunded in full. Nothing to do now.'],
  ] as const)('says of an order without work what becomes of it: %s', async (status, said) => {
    await openByLink(opened({ ...ownOrders.unbegun, status }));
    expect(sheet().getByText(said)).toBeVisible();
  });

  const { work: begun } = ownOrders.drafts;
  const ended = begun && { ...begun, refundSteps: [{ phase: 'refunded' as const, at: onDay(5) }] };

  it.each([
    ['while they may', ownOrders.drafts, 1],
    ['but not once the money went back', { ...ownOrders.drafts, work: ended }, 0],
  ])('says until when changes may be asked for, %s', async (_, own, times) => {
    await openByLink(opened(own));
    expect(sheet().queryAllByText(/Changes may be asked for until/)).toHaveLength(times);
  });

  it('says to call a buyer whose last mail came back, until a later one has arrived', async () => {
    const bounced = {
      id: 'm1',
      letter: 'draft-ready',
      at: onDay(3),
      outcome: 'sent',
      returned: 'bounced',
    } as const;
    const arrived = { id: 'm2', letter: 'order-link', at: onDay(4), outcome: 'sent' } as const;
    const { api, user } = await openByLink(opened(ownOrders.drafts, { mails: [bounced] }), {
      'PUT /admin/orders/{id}/email': { body: opened(ownOrders.drafts, { mails: [bounced, arrived] }) },
    });
    expect(sheet().getByText(/Call the buyer/)).toBeVisible();
    await user.click(sheet().getByText('Correct the address', { selector: 'summary' }));
    expect(sheet().getByText(/A receipt stays as it was issued, with the address it had/)).toBeVisible();
    const email = sheet().getByLabelText('Email of the buyer');
    await user.clear(email);
    await user.type(email, 'asha.k@example.com');
    await user.click(sheet().getByRole('button', { name: 'Correct the address' }));
    expect(await sheet().findByText(/go to asha.k@example.com from now on/)).toBeVisible();
    expect(sheet().queryByText(/Call the buyer/)).toBeNull();
    expect(api.callsTo('PUT /admin/orders/{id}/email')[0]?.body).toEqual({ email: 'asha.k@example.com' });
  });

  it('gives back what was paid in cash', async () => {
    const cash = payment({ id: 'other_pay_Link1', method: 'cash' });
    const paid = order({ id: 'other_Link1', status: 'paid', paidBy: cash.id, payments: [cash] });
    const back = refund({ paymentId: cash.id, paise: cash.paise });
    const { api, user } = await openByLink(opened({ ...ownOrders.drafts, id: paid.id }), {
      'POST /admin/orders/{id}/recheck': { body: paid },
      'POST /admin/orders/{id}/refund': { body: { ...paid, status: 'refunded', refunds: [back] } },
    });
    await user.click(sheet().getByRole('button', { name: 'Refund' }));
    await user.type(await sheet().findByLabelText('Reason'), 'Bought by mistake');
    await user.click(sheet().getByRole('button', { name: 'Refund ₹4,499' }));
    expect(await sheet().findByText(/^₹4,499 was given to the buyer in cash on/)).toHaveFocus();
    expect(api.callsTo('POST /admin/orders/{id}/refund')).toEqual([
      expect.objectContaining({
        path: `/admin/orders/${paid.id}/refund`,
        body: { paymentId: cash.id, reason: 'Bought by mistake', refundedPaise: 0 },
      }),
    ]);
  });

  it('hands a new link on, and shows it nowhere', async () => {
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
    await user.click(sheet().getByText('New link for the buyer'));
    await user.click(sheet().getByRole('button', { name: 'Make a new link' }));
    await user.click(await sheet().findByRole('button', { name: 'Copy link' }));
    expect(await sheet().findByText('The link is copied.')).toBeVisible();
    expect(written).toEqual([url]);
    await user.click(sheet().getByRole('button', { name: 'WhatsApp the link to Asha Kulkarni' }));
    const target = new URL(String(open.mock.calls[0]?.[0]));
    expect(target.origin + target.pathname).toBe('https://wa.me/919822000001');
    expect(target.searchParams.get('text')).toContain(url);
    expect(document.body.innerHTML).not.toContain('secret');
    open.mockRestore();
  });
});

describe('an order', () => {
  it('leads to its work and its receipt, and back', async () => {
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
    expect(await screen.findByRole('heading', { name: 'What happened' })).toBeVisible();
    await user.click(sheet().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location.search).toBe('?tab=orders&order=order_One'));
    expect(await screen.findByRole('link', { name: 'Receipt' })).toBeVisible();
  });
});

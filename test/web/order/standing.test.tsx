import { act, screen, within } from '@testing-library/react';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { noticeVersion } from '#shared/policies.ts';
import { after, entry, ownOrders, work } from '../../support/web/own-orders.ts';
import { press } from '../../support/web/press.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const heading = () => screen.getByRole('heading', { level: 1 });
const words = () => screen.getByRole('main').textContent;

async function visitOrder(order: OwnOrder, scripts: Parameters<typeof scriptApi>[0] = {}) {
  const api = scriptApi({ 'GET /order': { body: order }, ...scripts });
  const user = await visit('/order');
  return { api, user };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00.000Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the heading of /order', () => {
  it('says of a payment beyond the first that it went back', async () => {
    const refunds = ownOrders.partial.refunds.map((refund) => ({ ...refund, paise: 849900, isExtra: true }));
    await visitOrder({ ...ownOrders.partial, refunds });
    expect(words()).toContain('You paid twice. The second ₹8,499');
  });

  it.each([
    [
      { reference: '633712345678' },
      '₹3,999 was sent to your bank on 3 December 2026, reference 633712345678: ask your bank with it if it hasn’t arrived by 17 December 2026.',
    ],
    [{}, 'sent to your bank on 3 December 2026: ask us if it hasn’t arrived by 17 December 2026.'],
    [{ byHand: 'cash' as const }, 'given to you in cash on 3 December 2026. Tell us if you don’t have it.'],
  ])('says how to find a refund with %j', async (facts, said) => {
    const [sent] = ownOrders.refunded.refunds;
    const refunds = sent ? [{ ...sent, processedAt: '2026-12-03T08:30:00.000Z', ...facts }] : [];
    await visitOrder({ ...ownOrders.refunded, refunds });
    expect(heading()).toHaveTextContent('We’ve refunded your order');
    expect(words()).toContain(said);
    expect(words()).not.toMatch(/has arrived/);
  });

  it.each(['first', 'second'] as const)(
    'says that the %s of two payments was refunded, and promises no work',
    async (paidTwice) => {
      await visitOrder({ ...ownOrders.refunded, paidTwice, paise: 849900 });
      expect(heading()).toHaveTextContent(`You paid twice. We’ve refunded the ${paidTwice} ₹8,499.`);
      expect(words()).toContain('Your other order has its own link, in our email about its payment.');
      expect(words()).not.toContain('We go on');
    },
  );

  const headings: Record<keyof typeof ownOrders, string> = {
    details: 'Your turn: tell us about the role you want',
    begun: 'Your turn: tell us about the role you want',
    writing: 'We write: first draft by Sunday, 22 November',
    question: 'Your turn: we have a question',
    oneDraft: 'We write: first draft by Monday, 23 November',
    drafts: 'Your turn: read your drafts',
    changes: 'We make your changes: next draft by Sunday, 22 November',
    withdrawn: 'We write: first draft by Wednesday, 25 November',
    approved: 'Your documents are final',
    hold: 'The work rests for now',
    agreed: 'We’ll call you about Mock interview, two hours by Monday, 23 November',
    place: 'You have a seat: Weekend batch, 6 December',
    partial: 'We write: first draft by Monday, 23 November',
    refunding: 'We’ve started your refund',
    refundFailed: 'We write: first draft by Tuesday, 24 November',
    refunded: 'We’ve refunded your order',
    unbegun: 'Your order is paid',
    processing: 'Your payment is on its way',
  };

  it.each(Object.entries(headings))('says of %s: %s', async (name, said) => {
    await visitOrder(ownOrders[name as keyof typeof ownOrders]);
    expect(heading()).toHaveTextContent(said);
  });

  it.each([
    ['question', 'The days stand still until you answer: 4 days are left.'],
    ['details', 'Send your details today: first draft by Wednesday, 25 November.'],
    ['refundFailed', 'Your bank or card didn’t accept the refund of ₹3,999. We’ll send it once more'],
    ['approved', 'You may ask for changes until 20 May 2027'],
  ] as const)('says beside it of %s: %s', async (name, said) => {
    await visitOrder(ownOrders[name]);
    expect(words()).toContain(said);
  });

  const closed = (text: string | undefined, refunds: OwnOrder['refunds'] = []): OwnOrder => ({
    ...ownOrders.writing,
    refunds,
    work: work(
      (['Resume', 'Cover Letter'] as const).map((document) =>
        entry(document, { kind: 'ended', by: 'us', document, ...(text && { text }) }),
      ),
    ),
  });

  it('says why an order was closed before a draft was sent, and what happens to the money', async () => {
    await visitOrder(closed('You asked us to stop.'));
    expect(heading()).toHaveTextContent('This order is closed');
    expect(words()).toContain('You asked us to stop. We’ll contact you about a refund.');
    expect(words()).not.toContain('yours to keep');
  });

  it('says of a closed order how to find its refund', async () => {
    const refund = { paise: 399900, status: 'processed', createdAt: after(3), reference: '6337' } as const;
    await visitOrder(closed(undefined, [refund]));
    expect(words()).toContain('We closed it before sending a draft. ₹3,999 was sent to your bank on');
  });

  it('mentions no draft if the closed order was to be agreed by phone', async () => {
    const ended = entry('ended', { kind: 'ended', by: 'us', document: 'To be agreed' });
    await visitOrder({ ...ownOrders.agreed, work: work([ended], { documents: ['To be agreed'] }) });
    expect(heading()).toHaveTextContent('This order is closed');
    expect(words()).toContain('We’ll contact you about a refund.');
    expect(words()).not.toContain('draft');
  });

  it('says at once that the same thing was paid twice, and what happens next', async () => {
    const alsoPaid = [
      { paise: 399900, paidAt: '2026-11-19T06:30:00.000Z', isEarlier: true, number: '2026-27/000122' },
    ];
    await visitOrder({ ...ownOrders.details, alsoPaid });
    expect(words()).toContain(
      '₹3,999 was paid on 19 November 2026 (order 2026-27/000122) for the same thing.',
    );
    expect(words()).toContain('If it was a mistake, we’ll refund one payment.');
  });

  it.each([
    [true, 'You paid twice for this order. We’ll refund the second ₹3,999, paid on 19 November 2026'],
    [false, 'We also received ₹3,999, which isn’t the price. We’ll refund it, paid on 19 November 2026'],
  ])('mentions a further payment for the order, of the price: %s', async (isPrice, said) => {
    const toRefund = [{ paise: 399900, createdAt: '2026-11-19T06:30:00.000Z', isPrice }];
    await visitOrder({ ...ownOrders.details, toRefund });
    expect(words()).toContain(said);
  });

  it('asks for nothing once a full refund is started', async () => {
    await visitOrder(ownOrders.refunding);
    expect(words()).toContain('You don’t need to do anything.');
    expect(screen.queryByRole('button', { name: /Approve|Ask for changes/ })).toBeNull();
    expect(words()).not.toMatch(/draft by|days are left/);
  });

  it('offers no changes once their time is over', async () => {
    jest.setSystemTime(new Date('2027-05-20T18:30:00.000Z'));
    await visitOrder(ownOrders.approved);
    expect(words()).toContain('You could ask for changes until 20 May 2027.');
    expect(words()).not.toContain('as often as you need');
    expect(screen.queryByRole('button', { name: 'Ask for changes' })).toBeNull();
  });
});

describe('/order when the work is late', () => {
  beforeEach(() => jest.setSystemTime(new Date('2026-11-22T18:30:00.000Z')));

  it('says so, and takes word that its buyer waits', async () => {
    const { api } = await visitOrder(ownOrders.writing, {
      'POST /order/entries': problem(502, 'Nothing answers.'),
    });
    expect(heading()).toHaveTextContent('We are late');
    expect(screen.getByRole('article', { name: 'Resume' })).toHaveTextContent(
      'Was due on Sunday, 22 November',
    );
    await press(screen.getByRole('button', { name: 'I wait' }));
    api.answer('POST /order/entries', { body: ownOrders.writing });
    await press(screen.getByRole('button', { name: 'I wait' }));
    const [first, again] = api.callsTo('POST /order/entries');
    expect(first?.body).toEqual({ kind: 'message', text: 'I wait for my order (Starter Pack).' });
    // Further presses send the same message.
    expect(again).toEqual(first);
    expect(screen.getByText('Thank you. We know that you wait, and hurry.')).toBeVisible();
  });

  it('takes a complaint that asks for the money back, and shows its ticket', async () => {
    const { api } = await visitOrder(ownOrders.writing, {
      'POST /order/complaints': { status: 201, body: { id: 'c1', ticket: 'G-2026-01234567' } },
    });
    await press(screen.getByRole('button', { name: 'Money back' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Money back')).toBeChecked();
    await press(dialog.getByRole('button', { name: 'Send' }));
    expect(api.callsTo('POST /order/complaints')[0]?.body).toEqual({
      text: 'My order is late. I would like my money back.',
      wantsRefund: true,
      noticeVersion,
    });
    expect(await screen.findByText('G-2026-01234567')).toBeVisible();
    expect(api.callsTo('GET /order')).toHaveLength(2);
  });
});

describe('complaints on /order', () => {
  const complaint = { ticket: 'G-2026-01234567', createdAt: after(0), dueBy: '2026-12-20T18:29:00.000Z' };

  it('stand there with their ticket, and by when they are settled', async () => {
    await visitOrder({ ...ownOrders.drafts, complaints: [{ ...complaint, wantsRefund: true }] });
    const region = within(screen.getByRole('region', { name: 'Your complaint' }));
    expect(region.getByText('G-2026-01234567')).toBeVisible();
    expect(
      region.getByText(/We settle this by Sunday, 20 December\. Your number: G-2026-01234567\..*money back/),
    ).toBeVisible();
  });

  it('say that we have answered', async () => {
    const answered = { ...complaint, answeredAt: '2026-11-24T09:00:00.000Z' };
    await visitOrder({
      ...ownOrders.drafts,
      complaints: [{ ...complaint, ticket: 'G-2026-00000002' }, answered],
    });
    const region = within(screen.getByRole('region', { name: 'Your complaints' }));
    expect(region.getByText(/We wrote to you or called you about it on Tuesday, 24 November/)).toBeVisible();
  });

  it('are said of nobody who has made none', async () => {
    await visitOrder(ownOrders.drafts);
    expect(screen.queryByRole('region', { name: /complaint/ })).toBeNull();
  });
});

describe('a place on /order', () => {
  const visitPlace = (place: Partial<OwnOrder['place']>) =>
    visitOrder({
      ...ownOrders.place,
      place: { ...(ownOrders.place.place as NonNullable<OwnOrder['place']>), ...place },
    });

  it.each([
    ['2026-12-06', 'The class begins on 6 December 2026. We write to you again the day before.'],
    ['2026-12-05T19:00:00Z', 'The class begins on 6 December 2026, 00:30 IST. We write to you again'],
    [undefined, 'We write to you when its day is settled, and again the day before the class begins.'],
    ['2026-11-21', 'The class begins tomorrow, 21 November 2026.'],
    ['2026-11-20', 'The class begins today, 20 November 2026.'],
    ['2026-11-20T15:00', 'The class began on 20 November 2026, 15:00 IST.'],
    ['2026-11-19', 'The class began on 19 November 2026.'],
  ])('that starts on %s is promised no reminder that never comes', async (startDate, said) => {
    await visitPlace({ startDate });
    expect(words()).toContain(said);
    expect(words()?.includes('again the day before')).toBe(said.includes('again'));
  });

  it('starts tomorrow from midnight in India', async () => {
    jest.setSystemTime(Date.parse('2026-11-19T18:31:00.000Z'));
    await visitPlace({ startDate: '2026-11-21' });
    expect(words()).toContain('The class begins tomorrow, 21 November 2026.');
  });

  it.each<[NonNullable<OwnOrder['seat']>, string, string]>([
    ['confirming', 'We’re confirming your seat', 'This page will say when it’s yours.'],
    [
      'none',
      'No seat was left',
      "This seat was taken while you were paying. You'll get all of your money back unless you choose another batch.",
    ],
    ['arranged', 'Your order is paid', 'PMP'],
    ['given_up', 'Your seat was given up with the refund', '₹18,999'],
  ])('whose seat is %s says so, and not how to join', async (seat, said, text) => {
    const { place: _, ...order } = ownOrders.place;
    const owed = seat === 'given_up' && { failedRefundPaise: 1_899_900 };
    await visitOrder({ ...order, seat, ...owed });
    expect(heading()).toHaveTextContent(said);
    expect(words()).toContain(text);
    expect(words()).not.toMatch(/How to join|You have a seat/);
  });

  it('promises nothing where the course is deleted', async () => {
    await visitPlace({ isGone: true });
    expect(heading()).toHaveTextContent('This course is not offered any more');
    expect(words()).not.toMatch(/How to join|We write to you here|You have a seat|Batch/);
  });
});

describe('a document of /order', () => {
  it('has all its drafts, and those taken back without a download', async () => {
    await visitOrder(ownOrders.withdrawn);
    const card = within(screen.getByRole('article', { name: 'Cover Letter' }));
    expect(card.getByText('We took this draft back.')).toBeVisible();
    expect(card.queryByRole('link')).toBeNull();
    const resume = within(screen.getByRole('article', { name: 'Resume' }));
    expect(resume.getByRole('link', { name: 'Download your Resume, draft 1' })).toHaveAttribute(
      'href',
      '/api/order/files/draft-1',
    );
  });

  it('is offered as what it is once it is final, and drafts by their number', async () => {
    await visitOrder(ownOrders.approved);
    const card = within(screen.getByRole('article', { name: 'Resume' }));
    expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Download your Resume',
      'Download your Resume, draft 1',
    ]);
  });

  it('is said to be gone where files are kept no more', async () => {
    const entries = ownOrders.approved.work?.entries ?? [];
    await visitOrder({
      ...ownOrders.approved,
      work: work(entries.map((entry) => ({ ...entry, at: '2025-01-10T06:30:00.000Z' }))),
    });
    const card = within(screen.getByRole('article', { name: 'Resume' }));
    expect(card.getAllByText('Files are kept for 400 days, and this one is gone.')).toHaveLength(2);
    expect(card.queryByRole('link')).toBeNull();
  });

  it('is approved as the page has seen it, and the heading says what follows', async () => {
    const { api } = await visitOrder(ownOrders.drafts, {
      'POST /order/entries': { body: ownOrders.approved },
    });
    await press(screen.getByRole('button', { name: 'Approve your Resume, draft 1' }));
    const [call] = api.callsTo('POST /order/entries');
    expect(call?.body).toEqual({ kind: 'approval', document: 'Resume', version: 1 });
    expect(call?.ifMatch).toBe(`"${ownOrders.drafts.work?.version}"`);
    expect(call?.idempotencyKey).toBeTruthy();
    expect(heading()).toHaveTextContent('Your documents are final');
    expect(heading()).toHaveFocus();
  });

  it('has its actions above the earlier drafts', async () => {
    await visitOrder({
      ...ownOrders.drafts,
      work: work((ownOrders.approved.work?.entries ?? []).filter(({ kind }) => kind !== 'approval')),
    });
    const card = within(screen.getByRole('article', { name: 'Resume' }));
    const approve = card.getByRole('button', { name: 'Approve your Resume, draft 2' });
    const earlier = card.getByRole('list', { name: 'Earlier drafts of your Resume' });
    expect(within(earlier).getByRole('link', { name: 'Download your Resume, draft 1' })).toBeVisible();
    expect(approve.compareDocumentPosition(earlier)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is sent back with what shall change', async () => {
    const { api, user } = await visitOrder(ownOrders.drafts, {
      'POST /order/entries': { body: ownOrders.changes },
    });
    await press(screen.getByRole('button', { name: 'Ask for changes of your Resume' }));
    expect(screen.getByLabelText('What shall we change?')).toHaveFocus();
    await user.type(screen.getByLabelText('What shall we change?'), 'Certifications first.');
    await press(screen.getByRole('button', { name: 'Send the changes' }));
    expect(api.callsTo('POST /order/entries')[0]?.body).toEqual({
      kind: 'changes',
      document: 'Resume',
      text: 'Certifications first.',
      noticeVersion,
    });
    expect(heading()).toHaveTextContent('We make your changes');
    expect(sessionStorage).toHaveLength(0);
  });

  it('cannot be approved once the money went back', async () => {
    await visitOrder(ownOrders.refunded);
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Download your Resume/ })).toBeVisible();
  });
});

describe('an act on /order that came too late', () => {
  const overtaken = {
    ...ownOrders.question,
    work: work(
      [
        ...(ownOrders.question.work?.entries ?? []),
        entry('m1', { kind: 'message', by: 'us', at: after(3), text: 'Any news of the branches?' }),
        // The page says nothing of the owner’s call.
        entry('c1', { kind: 'call', by: 'us' }),
      ],
      { version: 9 },
    ),
  };

  it('shows what came meanwhile, keeps what was typed, and goes through the next time', async () => {
    const { api, user } = await visitOrder(ownOrders.question, {
      'POST /order/entries': problem(412, 'Something has happened.'),
    });
    await user.type(screen.getByLabelText('Your answer'), 'Forty branches.');
    api.answer('GET /order', { body: overtaken });
    await press(screen.getByRole('button', { name: 'Send answer' }));
    expect(screen.getByText(/Something happened here meanwhile/)).toBeVisible();
    const news = screen.getByText('New since you opened this page').parentElement as HTMLElement;
    expect(
      within(news)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['We wrote: Any news of the branches?']);
    expect(screen.getByLabelText('Your answer')).toHaveValue('Forty branches.');

    api.answer('POST /order/entries', { body: ownOrders.writing });
    await press(screen.getByRole('button', { name: 'Send answer' }));
    expect(api.callsTo('POST /order/entries').map(({ ifMatch }) => ifMatch)).toEqual(['"4"', '"9"']);
    expect(heading()).toHaveTextContent('We write');
    await press(screen.getByRole('button', { name: 'Put away' }));
    expect(screen.queryByText('New since you opened this page')).toBeNull();
  });

  it('shows the sentence of a refusal, and keeps an answer to a question that is closed as a message', async () => {
    const { api, user } = await visitOrder(ownOrders.question, {
      'POST /order/entries': problem(409, 'No question is open. Write a message instead.'),
    });
    await user.type(screen.getByLabelText('Your answer'), 'Forty branches.');
    api.answer('GET /order', { body: ownOrders.writing });
    await press(screen.getByRole('button', { name: 'Send answer' }));
    expect(screen.getByLabelText('Your message')).toHaveValue('Forty branches.');
  });
});

describe('/order beside the work', () => {
  it('has the joining details of a place, with their addresses as links', async () => {
    await visitOrder(ownOrders.place);
    expect(screen.getByRole('link', { name: 'https://meet.example/pmp-6' })).toHaveAttribute(
      'href',
      'https://meet.example/pmp-6',
    );
    expect(screen.queryByLabelText('Hand another file in')).toBeNull();
  });

  it('has the receipt, and what goes back', async () => {
    await visitOrder(ownOrders.partial);
    expect(screen.getByRole('link', { name: '2026-27/000123' })).toHaveAttribute('href', '/receipt');
    expect(words()).toContain('₹499 will be refunded: we started this on 19 November 2026.');
  });

  it('has the files that were handed in, also once the work is over', async () => {
    await visitOrder(ownOrders.refunded);
    const files = within(screen.getByRole('list', { name: 'Files handed in' }));
    expect(files.getByRole('link', { name: 'Your file 1, PDF' })).toBeVisible();
    expect(screen.queryByLabelText(/^Hand a/)).toBeNull();
  });

  it('deletes the files once that is confirmed', async () => {
    const { api } = await visitOrder(ownOrders.writing, {
      'DELETE /order/files': { body: ownOrders.details },
    });
    await press(screen.getByRole('button', { name: 'Delete my files' }));
    expect(api.callsTo('DELETE /order/files')).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your files?' }));
    await press(dialog.getByRole('button', { name: 'Delete my files' }));
    expect(api.callsTo('DELETE /order/files')).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Files handed in' })).toBeNull();
  });

  it('sends a message, and has room for the next', async () => {
    const { api, user } = await visitOrder(ownOrders.writing, {
      'POST /order/entries': { body: ownOrders.writing },
    });
    await user.type(screen.getByLabelText('Your message'), 'Is it going well?');
    await press(screen.getByRole('button', { name: 'Send message' }));
    expect(api.callsTo('POST /order/entries')[0]?.body).toEqual({
      kind: 'message',
      text: 'Is it going well?',
      noticeVersion,
    });
    expect(await screen.findByText(/^Sent\./)).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveValue('');
  });

  it('asks again while the payment is on its way', async () => {
    const { api } = await visitOrder(ownOrders.processing);
    api.answer('GET /order', { body: ownOrders.details });
    await act(async () => jest.advanceTimersByTimeAsync(5000));
    expect(heading()).toHaveTextContent('Your turn: tell us about the role you want');
  });
});

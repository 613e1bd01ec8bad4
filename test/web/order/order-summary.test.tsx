import { act, cleanup, screen, within } from '@testing-library/react';
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
  it('says that an extra payment was refunded', async () => {
    const refunds = ownOrders.partial.refunds.map((refund) => ({ ...refund, paise: 849900, isExtra: true }));
    await visitOrder({ ...ownOrders.partial, refunds });
    expect(words()).toContain('You paid twice. The second ₹8,499');
  });

  it.each([
    [
      { reference: '633712345678' },
      'Sent to bank3 December 2026Reference633712345678Expect it by17 December 2026If it hasn’t arrived by then, give your bank this reference.',
    ],
    [{}, 'Sent to bank3 December 2026Expect it by17 December 2026If it hasn’t arrived by then, tell us.'],
    [{ byHand: 'cash' as const }, 'Given in cash3 December 2026Tell us if you haven’t received it.'],
    [{ byHand: 'transfer' as const }, 'Transferred3 December 2026Tell us if you haven’t received it.'],
  ])('says how to trace a refund with %j', async (facts, said) => {
    const [sent] = ownOrders.refunded.refunds;
    const refunds = sent ? [{ ...sent, processedAt: '2026-12-03T08:30:00.000Z', ...facts }] : [];
    await visitOrder({ ...ownOrders.refunded, refunds });
    expect(heading()).toHaveTextContent('We’ve refunded your order');
    expect(screen.getByRole('region', { name: 'Refund' })).toHaveTextContent(`RefundedAmount₹3,999${said}`);
    expect(words()).not.toMatch(/has arrived/);
  });

  it.each(['first', 'second'] as const)(
    'says that the %s of two payments was refunded, and promises no work',
    async (paidTwice) => {
      await visitOrder({ ...ownOrders.refunded, paidTwice, paise: 849900 });
      expect(heading()).toHaveTextContent(`You paid twice. We’ve refunded the ${paidTwice} ₹8,499.`);
      expect(words()).toContain('Your other order has its own link, in the email about that payment.');
      expect(words()).not.toContain('We’ll carry on');
    },
  );

  const headings: Record<keyof typeof ownOrders, string> = {
    details: 'Your turn: tell us about the role you want',
    begun: 'Your turn: tell us about the role you want',
    writing: 'We’re writing. First draft by Sunday, 22 November',
    question: 'Your turn: we have a question',
    oneDraft: 'We’re writing. First draft by Monday, 23 November',
    drafts: 'Your turn: read your drafts',
    changes: 'We’re making your changes. Next draft by Sunday, 22 November',
    withdrawn: 'We’re writing. First draft by Wednesday, 25 November',
    approved: 'Your documents are final',
    hold: 'On hold for now',
    agreed: 'Our turn: we’ll call you about Mock interview, two hours by Monday, 23 November',
    courseSeat: 'Your seat is reserved: Weekend batch, 6 December',
    coachingUnbooked: 'Choose a time for your session',
    coachingBooked: 'Your next session: Tuesday, 1 December, 7:00 pm IST',
    coachingSoon: 'Your next session: Saturday, 21 November, 7:00 pm IST',
    coachingMoved: 'Your next session: Thursday, 3 December, 7:00 pm IST',
    coachingWithdrawn: 'Choose another time, or a refund',
    coachingRefused: 'That time was taken. Choose another one',
    coachingReserved: 'We’re booking your session',
    coachingRefundAsked: 'You’ve asked for a refund',
    coachingUsed: 'You’ve used all your sessions',
    coachingRefunded: 'We’ve refunded your order',
    partial: 'We’re writing. First draft by Monday, 23 November',
    refunding: 'We’ve started your refund',
    refundFailed: 'We’re writing. First draft by Tuesday, 24 November',
    refunded: 'We’ve refunded your order',
    unbegun: 'You’ve paid for this order',
    processing: 'We’re confirming your payment',
  };

  it.each(Object.entries(headings))('with %s is: %s', async (name, said) => {
    await visitOrder(ownOrders[name as keyof typeof ownOrders]);
    expect(heading()).toHaveTextContent(said);
  });

  it.each([
    ['question', 'We’ve paused the clock until you answer, with 4 days left.'],
    ['details', 'Send your details today and get your first draft by Wednesday, 25 November.'],
    ['refundFailed', 'Your bank or card issuer rejected the refund of ₹3,999. We’ll send it again'],
    ['approved', 'You can ask for changes until 20 May 2027'],
  ] as const)('with %s has the text: %s', async (name, said) => {
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
    expect(words()).toContain('You paid ₹3,999. We’ll contact you about a refund.');
    expect(screen.getByRole('blockquote')).toHaveTextContent('You asked us to stop.');
    expect(words()).not.toContain('yours to keep');
  });

  it('says how to find a closed order’s refund', async () => {
    const refund = { paise: 399900, status: 'processed', createdAt: after(3), reference: '6337' } as const;
    await visitOrder(closed(undefined, [refund]));
    expect(heading()).toHaveTextContent('This order is closed, and ₹3,999 refunded');
    expect(words()).toContain('Amount₹3,999Sent to bank19 November 2026Reference6337');
    expect(words()).toContain('We closed it before sending a draft.');
  });

  it('says that a refund has started, and by when to expect it', async () => {
    await visitOrder(ownOrders.refunding);
    expect(heading()).toHaveTextContent('We’ve started your refund of ₹3,999');
    expect(screen.getByRole('region', { name: 'Refund' })).toHaveTextContent(
      'Amount₹3,999Started19 November 2026ToThe card or account you paid withExpect it by3 December 2026',
    );
    const steps = within(screen.getByRole('list', { name: 'Refund progress' }));
    expect(steps.getByText('Sending to your bank')).toHaveAttribute('aria-current', 'step');
  });

  it.each(['refunding', 'refunded'] as const)(
    'with %s says each thing once, and folds the form',
    async (name) => {
      await visitOrder(ownOrders[name]);
      expect(screen.queryByRole('heading', { name: /^Refund/ })).toBeNull();
      expect(screen.queryByText(/To move or cancel/)).toBeNull();
      expect(screen.queryByRole('article', { name: 'Cover Letter' })).toBeNull();
      expect(words()).toContain('CancelledCover Letter');
      expect(screen.getAllByRole('link', { name: 'Open your receipt' })).toHaveLength(1);
      expect(screen.getByText('Write to us about this order').parentElement).not.toHaveAttribute('open');
    },
  );

  it('leads from a refunded order to what the buyer could choose next', async () => {
    await visitOrder(ownOrders.refunded);
    expect(screen.getByRole('link', { name: 'See resume plans' })).toHaveAttribute('href', '/resume');
    cleanup();
    await visitOrder({ ...ownOrders.refunded, plan: undefined });
    expect(screen.getByRole('link', { name: 'See courses' })).toHaveAttribute('href', '/courses');
  });

  it('opens the form of a closed order if it has an unsent message', async () => {
    const { user } = await visitOrder(ownOrders.refunded);
    await user.click(screen.getByText('Write to us about this order'));
    await user.type(screen.getByLabelText('Your message'), 'Where is it?');
    cleanup();
    await visitOrder(ownOrders.refunded);
    expect(screen.getByText('Write to us about this order').parentElement).toHaveAttribute('open');
    expect(screen.getByLabelText('Your message')).toHaveValue('Where is it?');
  });

  it('shows where work stopped, and quotes the hold once', async () => {
    await visitOrder(ownOrders.hold);
    const steps = within(screen.getByRole('list', { name: 'Order progress' }));
    const stopped = steps.getByText('We write');
    expect(stopped).toHaveAttribute('aria-current', 'step');
    expect(stopped).toHaveTextContent('We write (on hold)');
    expect(screen.getByText(/^On hold since/)).toBeVisible();
    expect(screen.getAllByText('Until you are back from your trip.')).toHaveLength(1);
    expect(screen.getByText('Work put on hold')).toBeVisible();
  });

  it('quotes a question or a draft’s note once', async () => {
    await visitOrder(ownOrders.question);
    expect(screen.getAllByText(/You mention a migration to Finacle/)).toHaveLength(1);
    cleanup();
    await visitOrder(ownOrders.oneDraft);
    expect(screen.getAllByText('Please check the dates of your second job.')).toHaveLength(1);
    expect(screen.getByText(/You mention a migration to Finacle/)).toBeVisible();
  });

  it('has a way to continue after a hold, with what we wrote', async () => {
    await visitOrder(ownOrders.hold);
    await press(screen.getByRole('button', { name: 'I’m ready to continue' }));
    expect(screen.getByLabelText('Your message')).toHaveFocus();
    expect(screen.getByRole('blockquote')).not.toBeEmptyDOMElement();
  });

  it('mentions no draft if the closed order was to be agreed by phone', async () => {
    const ended = entry('ended', { kind: 'ended', by: 'us', document: 'Document' });
    await visitOrder({ ...ownOrders.agreed, work: work([ended], { documents: ['Document'] }) });
    expect(heading()).toHaveTextContent('This order is closed');
    expect(words()).toContain('We’ll contact you about a refund.');
    expect(words()).not.toContain('draft');
  });

  it('says at once that something was paid twice, and what’s next', async () => {
    const alsoPaid = [
      { paise: 399900, paidAt: '2026-11-19T06:30:00.000Z', isEarlier: true, number: 'P-2026-48203916' },
    ];
    await visitOrder({ ...ownOrders.details, alsoPaid });
    expect(words()).toContain(
      'we also received ₹3,999 on 19 November 2026 (order P-2026-48203916) for the same thing.',
    );
    expect(words()).toContain('If it was a mistake, we’ll refund one payment.');
  });

  it.each([
    [true, 'You paid twice for this order', 'We’ll refund the second payment in full.'],
    [
      false,
      'We received another payment',
      'The second payment doesn’t match the price, so we’ll refund it in full.',
    ],
  ])('shows both payments for the order if the second is of the price: %s', async (isPrice, name, said) => {
    const toRefund = [{ paise: 399900, createdAt: '2026-11-19T06:30:00.000Z', isPrice }];
    await visitOrder({ ...ownOrders.details, toRefund });
    const bill = within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
    expect(bill.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'First payment, kept',
      'Second payment, to be refunded in full',
    ]);
    expect(bill.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^₹3,999 on 16 Nov/),
      expect.stringMatching(/^₹3,999 on 19 Nov 2026, 12:00.pm$/),
    ]);
    expect(words()).toContain(`${said} It reaches you 7-10 business days after we send it`);
  });

  it('asks for nothing once a full refund is started', async () => {
    await visitOrder(ownOrders.refunding);
    expect(words()).toContain('You don’t need to do anything.');
    expect(screen.queryByRole('button', { name: /Approve|Ask for changes/ })).toBeNull();
    expect(words()).not.toMatch(/draft by|days left/);
  });

  it('offers no changes after the deadline for them', async () => {
    jest.setSystemTime(new Date('2027-05-20T18:30:00.000Z'));
    await visitOrder(ownOrders.approved);
    expect(words()).toContain('The last day to ask for changes was 20 May 2027.');
    expect(words()).not.toContain('as often as you need');
    expect(screen.queryByRole('button', { name: 'Ask for changes' })).toBeNull();
  });
});

describe('/order with late work', () => {
  beforeEach(() => jest.setSystemTime(new Date('2026-11-22T18:30:00.000Z')));

  it('says so, and lets the buyer say that they’ll wait', async () => {
    const { api } = await visitOrder(ownOrders.writing, {
      'POST /order/entries': problem(502, 'No response.'),
    });
    expect(heading()).toHaveTextContent('We’re late');
    expect(screen.getByRole('article', { name: 'Resume' })).toHaveTextContent(
      'Was due on Sunday, 22 November',
    );
    await press(screen.getByRole('button', { name: 'I’ll wait' }));
    api.answer('POST /order/entries', { body: ownOrders.writing });
    await press(screen.getByRole('button', { name: 'I’ll wait' }));
    const [first, again] = api.callsTo('POST /order/entries');
    expect(first?.body).toEqual({ kind: 'message', text: 'I’ll wait for my order (Starter Pack).' });
    expect(again).toEqual(first);
    expect(screen.getByText('Thank you for waiting. We’re on it.')).toBeVisible();
  });

  it('accepts a complaint with a refund request, and shows its ticket', async () => {
    const { api } = await visitOrder(ownOrders.writing, {
      'POST /order/complaints': { status: 201, body: { id: 'c1', ticket: 'G-2026-01234567' } },
    });
    await press(screen.getByRole('button', { name: 'Ask for a refund' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('I’d like a refund')).toBeChecked();
    await press(dialog.getByRole('button', { name: 'Send' }));
    expect(api.callsTo('POST /order/complaints')[0]?.body).toEqual({
      text: 'My order is late. I’d like a refund.',
      wantsRefund: true,
      noticeVersion,
    });
    expect(await screen.findByText('G-2026-01234567')).toBeVisible();
    expect(api.callsTo('GET /order')).toHaveLength(2);
  });
});

describe('complaints on /order', () => {
  const complaint = { ticket: 'G-2026-01234567', createdAt: after(0), dueBy: '2026-12-20T18:29:00.000Z' };

  it('are shown with ticket and deadline', async () => {
    await visitOrder({ ...ownOrders.drafts, complaints: [{ ...complaint, wantsRefund: true }] });
    const region = within(screen.getByRole('region', { name: 'Your complaint' }));
    expect(region.getByText('G-2026-01234567')).toBeVisible();
    expect(region.getByText(/We’ll settle this by Sunday, 20 December\..*asked for a refund/)).toBeVisible();
  });

  it('show that we’ve answered', async () => {
    const answered = { ...complaint, answeredAt: '2026-11-24T09:00:00.000Z' };
    await visitOrder({
      ...ownOrders.drafts,
      complaints: [{ ...complaint, ticket: 'G-2026-00000002' }, answered],
    });
    const region = within(screen.getByRole('region', { name: 'Your complaints' }));
    expect(region.getByText(/We contacted you about it on Tuesday, 24 November/)).toBeVisible();
  });

  it('are hidden if there are none', async () => {
    await visitOrder(ownOrders.drafts);
    expect(screen.queryByRole('region', { name: /complaint/ })).toBeNull();
  });
});

describe('a seat on /order', () => {
  const visitSeat = (courseSeat: Partial<OwnOrder['courseSeat']>) =>
    visitOrder({
      ...ownOrders.courseSeat,
      courseSeat: {
        ...(ownOrders.courseSeat.courseSeat as NonNullable<OwnOrder['courseSeat']>),
        ...courseSeat,
      },
    });

  it.each([
    ['2026-12-06', 'The class starts on 6 December 2026. We’ll email you again the day before.'],
    ['2026-12-05T19:00:00Z', 'The class starts on 6 December 2026, 12:30 am IST. We’ll email you again'],
    [undefined, 'We’ll email you when the date is fixed, and again the day before the class.'],
    ['2026-11-21', 'The class starts tomorrow, 21 November 2026.'],
    ['2026-11-20', 'The class starts today, 20 November 2026.'],
    ['2026-11-20T15:00', 'The class started on 20 November 2026, 3:00 pm IST.'],
    ['2026-11-19', 'The class started on 19 November 2026.'],
  ])('that starts on %s doesn’t promise a reminder that won’t be sent', async (startDate, said) => {
    await visitSeat({ startDate });
    expect(words()).toContain(said);
    expect(words()?.includes('again the day before')).toBe(said.includes('again'));
  });

  it('starts tomorrow from midnight in India', async () => {
    jest.setSystemTime(Date.parse('2026-11-19T18:31:00.000Z'));
    await visitSeat({ startDate: '2026-11-21' });
    expect(words()).toContain('The class starts tomorrow, 21 November 2026.');
  });

  it.each<[NonNullable<OwnOrder['seat']>, string, string]>([
    ['confirming', 'We’re confirming your seat', 'It’ll appear here once it’s confirmed.'],
    [
      'none',
      'No seats were left',
      "This seat was taken while you were paying. You'll get all of your money back unless you choose another batch.",
    ],
    ['arranged', 'You’ve paid for this order', 'PMP'],
    ['given_up', 'Your seat has been released', '₹18,999'],
  ])('that is %s says so, and not how to join', async (seat, said, text) => {
    const { courseSeat: _, ...order } = ownOrders.courseSeat;
    const owed = seat === 'given_up' && { failedRefundPaise: 1_899_900 };
    await visitOrder({ ...order, seat, ...owed });
    expect(heading()).toHaveTextContent(said);
    expect(words()).toContain(text);
    expect(words()).not.toMatch(/How to join|Your seat is reserved/);
  });

  it('promises nothing if the course is deleted', async () => {
    await visitSeat({ isGone: true });
    expect(heading()).toHaveTextContent('This course is no longer offered');
    expect(words()).not.toMatch(/How to join|We’ll email you|Your seat is reserved|Batch/);
  });
});

describe('a document on /order', () => {
  it('has all its drafts, with withdrawn ones not downloadable', async () => {
    await visitOrder(ownOrders.withdrawn);
    const card = within(screen.getByRole('article', { name: 'Cover Letter' }));
    expect(card.getByText('We withdrew this draft.')).toBeVisible();
    expect(card.queryByRole('link')).toBeNull();
    const resume = within(screen.getByRole('article', { name: 'Resume' }));
    expect(resume.getByRole('link', { name: 'Download your Resume, draft 1' })).toHaveAttribute(
      'href',
      '/api/order/files/draft-1',
    );
  });

  it('is called final, and its drafts are numbered', async () => {
    await visitOrder(ownOrders.approved);
    const card = within(screen.getByRole('article', { name: 'Resume' }));
    expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Download your Resume',
      'Download your Resume, draft 1',
    ]);
  });

  it('shows that it was deleted once files expire', async () => {
    const entries = ownOrders.approved.work?.entries ?? [];
    await visitOrder({
      ...ownOrders.approved,
      work: work(entries.map((entry) => ({ ...entry, at: '2025-01-10T06:30:00.000Z' }))),
    });
    const card = within(screen.getByRole('article', { name: 'Resume' }));
    expect(card.getAllByText('We keep files for 400 days, so this one has been deleted.')).toHaveLength(2);
    expect(card.queryByRole('link')).toBeNull();
  });

  it('is approved as shown, and the heading says what’s next', async () => {
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

  it('is sent back with changes', async () => {
    const { api, user } = await visitOrder(ownOrders.drafts, {
      'POST /order/entries': { body: ownOrders.changes },
    });
    await press(screen.getByRole('button', { name: 'Ask for changes to your Resume' }));
    expect(screen.getByLabelText('What should we change?')).toHaveFocus();
    await user.type(screen.getByLabelText('What should we change?'), 'Certifications first.');
    await press(screen.getByRole('button', { name: 'Send changes' }));
    expect(api.callsTo('POST /order/entries')[0]?.body).toEqual({
      kind: 'changes',
      document: 'Resume',
      text: 'Certifications first.',
      noticeVersion,
    });
    expect(heading()).toHaveTextContent('We’re making your changes');
    expect(sessionStorage).toHaveLength(0);
  });

  it('can’t be approved after a refund', async () => {
    await visitOrder(ownOrders.refunded);
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Download your Resume/ })).toBeVisible();
  });
});

describe('an outdated action on /order', () => {
  const superseded = {
    ...ownOrders.question,
    work: work(
      [
        ...(ownOrders.question.work?.entries ?? []),
        entry('m1', { kind: 'message', by: 'us', at: after(3), text: 'Any news on the branches?' }),
        entry('c1', { kind: 'call', by: 'us' }),
      ],
      { version: 9 },
    ),
  };

  it('shows newer entries, keeps what was typed, and succeeds the next time', async () => {
    const { api, user } = await visitOrder(ownOrders.question, {
      'POST /order/entries': problem(412, 'The order has changed.'),
    });
    await user.type(screen.getByLabelText('Your answer'), 'Forty branches.');
    api.answer('GET /order', { body: superseded });
    await press(screen.getByRole('button', { name: 'Send answer' }));
    expect(screen.getByText(/This order has changed/)).toBeVisible();
    const news = screen.getByText('New since you opened this page').parentElement as HTMLElement;
    expect(
      within(news)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['We wrote: Any news on the branches?']);
    expect(screen.getByLabelText('Your answer')).toHaveValue('Forty branches.');

    api.answer('POST /order/entries', { body: ownOrders.writing });
    await press(screen.getByRole('button', { name: 'Send answer' }));
    expect(api.callsTo('POST /order/entries').map(({ ifMatch }) => ifMatch)).toEqual(['"4"', '"9"']);
    expect(heading()).toHaveTextContent('We’re writing');
    await press(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('New since you opened this page')).toBeNull();
  });

  it('shows the rejection, and keeps the answer to a closed question as a message', async () => {
    const { api, user } = await visitOrder(ownOrders.question, {
      'POST /order/entries': problem(409, 'There’s no open question. Write a message instead.'),
    });
    await user.type(screen.getByLabelText('Your answer'), 'Forty branches.');
    api.answer('GET /order', { body: ownOrders.writing });
    await press(screen.getByRole('button', { name: 'Send answer' }));
    expect(screen.getByLabelText('Your message')).toHaveValue('Forty branches.');
  });
});

describe('/order beside the work', () => {
  it('has a seat’s joining details, with links', async () => {
    await visitOrder(ownOrders.courseSeat);
    expect(screen.getByRole('link', { name: 'https://meet.example/pmp-6' })).toHaveAttribute(
      'href',
      'https://meet.example/pmp-6',
    );
    expect(screen.queryByLabelText('Upload another file')).toBeNull();
  });

  it('has a seat’s materials, and the day of later ones', async () => {
    const { courseSeat, ...order } = ownOrders.courseSeat;
    const materials = [
      { title: 'Question bank', link: 'https://tests.example/bank' },
      { title: 'Mock test', from: '2026-12-05' },
    ];
    await visitOrder({ ...order, courseSeat: { title: '', ...courseSeat, materials } });
    expect(screen.getByRole('heading', { name: 'Materials' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Question bank' })).toHaveAttribute('href', materials[0]?.link);
    expect(screen.getByText(/^Mock test/)).toHaveTextContent('Mock test from Saturday, 5 December');
  });

  it('has the receipt and refunds', async () => {
    await visitOrder(ownOrders.partial);
    expect(screen.getByRole('link', { name: 'Open your receipt' })).toHaveAttribute('href', '/receipt');
    expect(words()).toContain('₹499 is being refunded. We started the refund on 19 November 2026.');
  });

  it('has the uploaded files, even after the work has ended', async () => {
    await visitOrder(ownOrders.refunded);
    const files = within(screen.getByRole('list', { name: 'Uploaded files' }));
    expect(files.getByRole('link', { name: 'Your file 1, PDF' })).toBeVisible();
    expect(screen.queryByLabelText(/^Upload a/)).toBeNull();
  });

  it('deletes the files after confirmation', async () => {
    const { api } = await visitOrder(ownOrders.writing, {
      'DELETE /order/files': { body: ownOrders.details },
    });
    await press(screen.getByRole('button', { name: 'Delete my files' }));
    expect(api.callsTo('DELETE /order/files')).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your files?' }));
    await press(dialog.getByRole('button', { name: 'Delete my files' }));
    expect(api.callsTo('DELETE /order/files')).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Uploaded files' })).toBeNull();
  });

  it('sends a message, and clears the field', async () => {
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

  it('reloads while the payment is processing', async () => {
    const { api } = await visitOrder(ownOrders.processing);
    api.answer('GET /order', { body: ownOrders.details });
    await act(async () => jest.advanceTimersByTimeAsync(5000));
    expect(heading()).toHaveTextContent('Your turn: tell us about the role you want');
  });
});

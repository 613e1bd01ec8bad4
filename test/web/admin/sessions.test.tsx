import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { BookingEventKind } from '#shared/domain/coaching/bookings.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import type { Product } from '#shared/domain/orders/payment.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import type { DueRow } from '#shared/domain/today/today.ts';
import type { WorkDetail, WorkRow } from '#shared/domain/work/work-detail.ts';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import { setClock } from '../../support/clock.ts';
import { visitAdmin } from '../../support/web/admin.ts';
import { paidOrder, refund } from '../../support/web/order-samples.ts';
import { ownOrder, work } from '../../support/web/own-orders.ts';
import { type Answers, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { today } from '../../support/web/today-samples.ts';
import { visit } from '../../support/web/visit.tsx';

const id = 'order_One';
const at = (time: string) => new Date(`${time}+05:30`).toISOString();
const tuesday = at('2026-12-01T19:00');
const thursday = at('2026-12-03T11:00');
const now = '2026-11-28T12:00';

const bookRoute = 'POST /admin/work/{id}/bookings';
const changeRoute = 'POST /admin/work/{id}/bookings/{bookingId}';
const workRoute = 'GET /admin/work/{id}';
const timesRoute = 'GET /admin/work/{id}/times';

let minute = 0;
const event = (booking: string, kind: BookingEventKind, start?: string): WorkEntry => ({
  ...{ id: `${booking}-${kind}`, kind: 'booking', by: 'buyer' },
  at: new Date(Date.parse('2026-11-20T06:30:00.000Z') + minute++ * 60_000).toISOString(),
  booking: {
    ...{ id: booking, kind },
    ...(start && { coachId: 'asha', start, end: new Date(Date.parse(start) + 3_600_000).toISOString() }),
  },
});

const booked = (booking: string, start: string) => [
  event(booking, 'reserved', start),
  event(booking, 'booked'),
];

const detail = (entries: WorkEntry[], sessions = 4): WorkDetail => {
  const bought = work(entries, { documents: [], sold: { sessions, minutes: 60, coachId: 'asha' } });
  const coaching = { coach: 'Asha Rao', minutes: 60, sessions, place: 'https://meet.example/asha' };
  const order = ownOrder({
    ...{ id, what: 'Interview coaching, 4 sessions of 60 minutes', plan: undefined, name: 'Rekha Nair' },
    ...{ work: bought, coaching },
  });
  return { order, mobile: '+919822000001', work: bought, emails: [], complaints: [] };
};

const product: Product = {
  kind: 'coaching',
  ...{ offerId: 'offer-1', title: 'Interview coaching', sessions: 4, minutes: 60 },
  ...{ coachId: 'asha', coach: 'Asha Rao' },
};

const drawer = () => within(screen.getByRole('dialog', { name: 'Rekha Nair' }));
const sessions = () => within(drawer().getByRole('region', { name: 'Sessions' }));

async function openWork(entries: WorkEntry[], answers: Answers = {}) {
  const api = scriptApi({
    'GET /admin/session': { body: {} },
    'GET /admin/work': { body: [] },
    [workRoute]: { body: detail(entries) },
    [timesRoute]: { body: { times: [thursday, at('2026-12-03T11:30'), at('2026-12-04T10:00')] } },
    ...answers,
  });
  const user = await visit(`/admin?tab=work&order=${id}`);
  await drawer().findByRole('region', { name: 'Sessions' });
  return { api, user };
}

beforeEach(() => {
  minute = 0;
  setClock(Date.parse(at(now)));
});

describe('the list of work', () => {
  it('says how many sessions are booked, and when the next one is', async () => {
    const row: WorkRow = {
      ...{ id, number: 'P-2026-48203917', what: 'Interview coaching', name: 'Rekha Nair' },
      ...{ startedAt: at('2026-11-20T12:00'), since: at('2026-11-20T12:00') },
      ...{ turn: 'buyer', waiting: 'booking', documents: [] },
      sessions: { sold: 4, left: 3, next: tuesday },
    };
    scriptApi({ 'GET /admin/work': { body: [row] } });
    await visitAdmin('Work');
    expect(await screen.findByText('Sessions: 1 of 4 booked, next Tue 1 Dec, 7:00 pm')).toBeVisible();
  });
});

describe('the sessions of an order', () => {
  it('are listed with their state, coach and link, and offer only what’s possible', async () => {
    await openWork([
      ...booked('one', at('2026-11-27T19:00')),
      ...booked('two', tuesday),
      ...booked('three', at('2026-12-10T19:00')),
      event('three', 'withdrawn'),
      event('three', 'refund_asked'),
    ]);
    expect(drawer().getByText('Asha Rao')).toBeVisible();
    expect(drawer().getByRole('link', { name: 'Join' })).toHaveAttribute('href', 'https://meet.example/asha');
    expect(sessions().getByText('3 of 4 booked')).toBeVisible();
    const texts = sessions()
      .getAllByRole('listitem')
      .map((item) => [
        item.querySelector('b')?.textContent,
        item.querySelector('.note')?.textContent,
        ...within(item)
          .getAllByRole('button')
          .map((button) => button.textContent),
      ]);
    expect(texts).toEqual([
      ['Fri 27 November, 7:00 pm IST', 'Held', 'Didn’t come', 'Give it back'],
      ['Tue 1 December, 7:00 pm IST', 'Booked', 'Move', 'Cancel', 'Forfeited'],
      ['Thu 10 December, 7:00 pm IST', 'The buyer wants its price back', 'Refund settled'],
    ]);
  });

  it('are booked at a free time', async () => {
    const { api, user } = await openWork([], {
      [bookRoute]: { status: 201, body: detail(booked('one', thursday)) },
    });
    await user.click(sessions().getByRole('button', { name: 'Book a session' }));
    await user.selectOptions(await sessions().findByLabelText('Day'), 'Thursday, 3 December');
    await user.click(sessions().getByRole('radio', { name: '11:30 am' }));
    await user.click(sessions().getByRole('button', { name: 'Book session' }));
    expect(await drawer().findByText('Booked. We’ll email the buyer.')).toHaveFocus();
    expect(api.callsTo(bookRoute)).toMatchObject([
      {
        ...{ path: `/admin/work/${id}/bookings`, body: { start: at('2026-12-03T11:30') } },
        idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ]);
    expect(sessions().getByText('1 of 4 booked')).toBeVisible();
  });

  it('are moved to any other day and time, and keep the input if that’s refused', async () => {
    const { api, user } = await openWork(booked('one', tuesday), {
      [bookRoute]: problem(409, 'Someone else has just taken that time. Choose another one.'),
    });
    await user.click(sessions().getByRole('button', { name: /^Move/ }));
    await user.selectOptions(await sessions().findByLabelText('Day'), 'Another day or time');
    await user.type(sessions().getByLabelText('Date'), '2026-12-02');
    await user.type(sessions().getByLabelText('Time'), '21:15');
    await user.click(sessions().getByRole('button', { name: 'Move session' }));
    expect(await sessions().findByText(/Someone else has just taken that time/)).toBeVisible();
    expect(sessions().getByLabelText('Time')).toHaveValue('21:15');
    expect(api.callsTo(timesRoute)[0]?.path).toContain('moving=one');
    expect(api.callsTo(bookRoute)[0]?.body).toEqual({ start: at('2026-12-02T21:15'), replaces: 'one' });
  });

  it('can be booked at a typed time if the free times don’t load', async () => {
    const { api, user } = await openWork([], {
      [timesRoute]: problem(400, 'No.'),
      [bookRoute]: { status: 201, body: detail(booked('one', tuesday)) },
    });
    await user.click(sessions().getByRole('button', { name: 'Book a session' }));
    expect(await sessions().findByText('Couldn’t load the free times. You can type one.')).toBeVisible();
    await user.type(sessions().getByLabelText('Date'), '2026-12-01');
    await user.type(sessions().getByLabelText('Time'), '19:00');
    await user.click(sessions().getByRole('button', { name: 'Book session' }));
    await waitFor(() => expect(api.callsTo(bookRoute)[0]?.body).toEqual({ start: tuesday }));
  });

  it.each<[string, BookingEventKind]>([
    ['The buyer', 'cancelled'],
    ['We do', 'withdrawn'],
  ])('are cancelled: %s', async (who, kind) => {
    const { api, user } = await openWork(booked('one', tuesday), {
      [changeRoute]: { body: detail([...booked('one', tuesday), event('one', kind)]) },
    });
    await user.click(sessions().getByRole('button', { name: /^Cancel/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this session' }));
    await user.click(dialog.getByRole('radio', { name: new RegExp(`^${who}`) }));
    await user.click(dialog.getByRole('button', { name: 'Cancel session' }));
    expect(await drawer().findByText(/^The session is back in the order/)).toBeVisible();
    expect(api.callsTo(changeRoute)).toMatchObject([
      { path: `/admin/work/${id}/bookings/one`, body: { kind } },
    ]);
  });

  it('show the stored order if a change is refused', async () => {
    const { user } = await openWork(booked('one', tuesday), {
      [changeRoute]: problem(409, 'That session has changed in the meantime. Reload the page.'),
      [workRoute]: { body: detail(booked('one', tuesday)) },
    });
    await user.click(sessions().getByRole('button', { name: /^Forfeited/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /forfeited/ }));
    await user.click(dialog.getByRole('button', { name: 'Forfeited' }));
    expect(await dialog.findByText(/^That session has changed/)).toBeVisible();
  });
});

describe('a session in Today', () => {
  const start = at('2026-11-28T12:30');
  const row: DueRow = {
    ...{ kind: 'work', reason: 'session', id, what: 'Coaching 2 of 4', who: 'Rekha Nair' },
    ...{ since: at('2026-11-28T00:00'), due: start, phone: '+919822000001' },
    session: {
      ...{ booking: 'two', start, end: at('2026-11-28T13:30'), number: 'Coaching 2 of 4' },
      place: 'https://meet.example/asha',
    },
  };
  const show = async (values: Partial<DueRow> = {}, answers: Answers = {}) => {
    const api = scriptApi({
      'GET /admin/session': { body: {} },
      'GET /admin/today': { body: today({ date: '2026-11-28', rows: [{ ...row, ...values }] }) },
      'GET /admin/work': { body: [] },
      ...answers,
    });
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    const user = await visit('/admin');
    await screen.findByRole('list', { name: 'To do: Work' });
    return { api, user };
  };
  const listItem = () => within(screen.getByRole('list', { name: 'To do: Work' })).getByRole('listitem');
  const item = () => within(listItem());

  it('says when, who and which, and can be joined', async () => {
    await show();
    expect(listItem()).toHaveTextContent('Today 12:30 pm · Rekha Nair · Coaching 2 of 4');
    expect(item().getByRole('link', { name: 'Join' })).toHaveAttribute('href', 'https://meet.example/asha');
    expect(item().queryByRole('button', { name: 'Didn’t come' })).toBeNull();
  });

  it('shows an address without a link', async () => {
    await show({ session: { ...row.session, place: '12 MG Road, Nagpur' } as never });
    expect(item().getByText('12 MG Road, Nagpur')).toBeVisible();
    expect(item().queryByRole('link', { name: 'Join' })).toBeNull();
  });

  it('can be joined and missed once it has started, in two presses', async () => {
    setClock(Date.parse(start));
    const { api, user } = await show({}, { [changeRoute]: { body: detail([]) } });
    expect(item().getByText('on now, until 1:30 pm')).toBeVisible();
    expect(item().getByRole('link', { name: 'Join' })).toBeVisible();
    await user.click(item().getByRole('button', { name: 'Didn’t come' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Did Rekha Nair miss this session?' }));
    await user.click(dialog.getByRole('button', { name: 'Didn’t come' }));
    expect(await screen.findByText('Saved: Rekha Nair didn’t come.')).toBeVisible();
    expect(api.callsTo(changeRoute)).toMatchObject([
      { path: `/admin/work/${id}/bookings/two`, body: { kind: 'missed' } },
    ]);
  });

  it('can’t be joined any more once it has ended', async () => {
    setClock(Date.parse(at('2026-11-28T13:30')));
    await show();
    expect(item().getByText('ended 1:30 pm')).toBeVisible();
    expect(item().queryByRole('link', { name: 'Join' })).toBeNull();
  });

  it('opens the form that moves it, if it’s outside the coach’s hours', async () => {
    const { user } = await show(
      { reason: 'session_move' },
      {
        [workRoute]: { body: detail(booked('two', start)) },
        [timesRoute]: { body: { times: [thursday] } },
      },
    );
    await user.click(item().getByRole('link', { name: 'Move' }));
    expect(await screen.findByRole('button', { name: 'Move session' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Move Saturday, 28 November/ })).toHaveFocus();
  });

  it('opens the refund form, if the buyer wants its price back', async () => {
    const entries = [...booked('two', tuesday), event('two', 'withdrawn'), event('two', 'refund_asked')];
    const { user } = await show(
      { reason: 'session_refund', session: undefined },
      {
        'GET /admin/orders': { body: [] },
        'GET /admin/orders/{id}': {
          body: paidOrder({ id, plan: undefined, paise: 449_900, product }),
        },
        [workRoute]: { body: detail(entries) },
      },
    );
    await user.click(item().getByRole('link', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Refund/ }));
    expect(await dialog.findByRole('radio', { name: 'The price of 1 session: ₹1,125' })).toBeChecked();
  });
});

describe('the refund of coaching', () => {
  const coaching = (values: Partial<AdminOrder> = {}) =>
    paidOrder({ id, plan: undefined, paise: 800_000, product, ...values, payments: [paid] });
  const [first] = paidOrder().payments;
  const paid = { ...(first as NonNullable<typeof first>), paise: 800_000 };
  const refundRoute = 'POST /admin/orders/{id}/refund';

  async function openRefund(entries: WorkEntry[], answers: Answers = {}) {
    const api = scriptApi({
      'GET /admin/orders': { body: [coaching()] },
      'GET /admin/orders/{id}': { body: coaching() },
      [workRoute]: { body: detail(entries) },
      [refundRoute]: { body: coaching({ refunds: [refund({ paise: 200_000 })] }) },
      ...answers,
    });
    const user = await visitAdmin('Orders');
    await user.click(await screen.findByRole('link', { name: 'Asha Kulkarni' }));
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Refund/ }));
    await dialog.findByLabelText('Reason');
    return { api, user, dialog };
  }

  const send = async (user: UserEvent, dialog: ReturnType<typeof within>, button: string) => {
    await user.type(dialog.getByLabelText('Reason'), 'Asked by email');
    await user.click(dialog.getByRole('button', { name: button }));
  };

  it('is proposed in full before the first session, with the sentence of the policy', async () => {
    const { dialog } = await openRefund(booked('one', tuesday));
    expect(dialog.getByText(/we propose a full refund/)).toBeVisible();
    expect(dialog.getByText(/non-refundable once service has started/)).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Everything left: ₹8,000' })).toBeChecked();
    expect(dialog.queryByRole('radio', { name: /unused/ })).toBeNull();
  });

  it('is only a figure once a session was held, less a fee that’s typed', async () => {
    const { api, user, dialog } = await openRefund(booked('one', at('2026-11-27T19:00')));
    expect(dialog.getByText(/so we propose nothing/)).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Part of it' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: '3 sessions unused: ₹6,000' }));
    await user.type(dialog.getByLabelText('Fee in rupees'), '500');
    await send(user, dialog, 'Refund ₹5,500');
    await waitFor(() => expect(api.callsTo(refundRoute)[0]?.body).toMatchObject({ rupees: 5500 }));
  });

  it('is a session’s price if the buyer asked for it', async () => {
    const asked = [...booked('one', tuesday), event('one', 'withdrawn'), event('one', 'refund_asked')];
    const { api, user, dialog } = await openRefund(asked);
    expect(dialog.getByText('Another date or a full refund, your choice.')).toBeVisible();
    await send(user, dialog, 'Refund ₹2,000');
    await waitFor(() => expect(api.callsTo(refundRoute)[0]?.body).toMatchObject({ rupees: 2000 }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Refund/ })).toBeNull());
  });

  it('works without a proposal if the sessions don’t load', async () => {
    const { dialog } = await openRefund([], { [workRoute]: problem(404, 'No.') });
    expect(dialog.getByText(/Couldn’t load the sessions/)).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Everything left: ₹8,000' })).toBeChecked();
  });
});

describe('a payment link for coaching', () => {
  const offer = {
    ...{ id: 'offer-1', title: 'Interview coaching', description: 'Mock interviews.', sessions: 4 },
    ...{ minutes: 60, rupees: 8000, coachId: 'asha', createdAt: at(now), version: 1 },
  };
  const link: PaymentLink = {
    ...{ id: 'link-1', what: 'Interview coaching, 4 sessions of 60 minutes', paise: 800_000 },
    ...{ wants: { start: tuesday }, lastDay: '2026-12-01', name: 'Rekha Nair', createdAt: at(now) },
    ...{ state: 'open', url: 'https://site.example/pay#link-1' },
  };
  const createRoute = 'POST /admin/payment-links';
  const form = () => within(screen.getByRole('dialog', { name: 'Ask for a payment' }));

  async function openForm(answers: Answers = {}) {
    const api = scriptApi({
      'GET /admin/courses': { body: [] },
      'GET /admin/coaching/offers': { body: [offer] },
      'GET /coaching/offers/{id}/times': { body: { times: [tuesday, thursday] } },
      'GET /admin/payment-links': { body: [link] },
      [createRoute]: { status: 201, body: link },
      ...answers,
    });
    const user = await visitAdmin('Payment links');
    expect(await screen.findByText('Tuesday, 1 December, 7:00 pm IST')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Ask for a payment' }));
    await user.click(await form().findByRole('radio', { name: 'Coaching' }));
    return { api, user };
  }

  it('has the offer’s price and an agreed time, and ends by the day of the session', async () => {
    const { api, user } = await openForm();
    expect(form().getByLabelText('Rupees')).toHaveValue('8000');
    await user.selectOptions(await form().findByLabelText('Day'), 'Tuesday, 1 December');
    expect(form().getByLabelText('Last day')).toHaveValue('2026-12-01');
    await user.type(form().getByLabelText('Name'), 'Rekha Nair');
    await user.type(form().getByLabelText('Email'), 'rekha@example.com');
    await user.click(form().getByRole('button', { name: 'Email link' }));
    expect(await form().findByText(/We’ll keep Tuesday, 1 December, 7:00 pm IST for them/)).toBeVisible();
    expect(api.callsTo(createRoute)[0]?.body).toMatchObject({
      subject: { kind: 'coaching', offerId: 'offer-1', start: tuesday },
      ...{ rupees: 8000, lastDay: '2026-12-01' },
    });
  });

  it('can leave the time to the buyer', async () => {
    const { api, user } = await openForm();
    await form().findByLabelText('Day');
    await user.type(form().getByLabelText('Name'), 'Rekha Nair');
    await user.type(form().getByLabelText('Email'), 'rekha@example.com');
    await user.click(form().getByRole('button', { name: 'Email link' }));
    await waitFor(() => expect(api.callsTo(createRoute)).toHaveLength(1));
    expect(api.callsTo(createRoute)[0]?.body).toMatchObject({
      subject: { kind: 'coaching', offerId: 'offer-1' },
      lastDay: '2026-12-05',
    });
  });

  it('takes a typed time for a hidden offer, whose times aren’t public', async () => {
    const { api, user } = await openForm({ 'GET /coaching/offers/{id}/times': problem(404, 'No.') });
    await user.selectOptions(await form().findByLabelText('Day'), 'Another day or time');
    await user.type(form().getByLabelText('Date'), '2026-12-02');
    await user.type(form().getByLabelText('Time'), '20:00');
    await user.type(form().getByLabelText('Name'), 'Rekha Nair');
    await user.type(form().getByLabelText('Email'), 'rekha@example.com');
    await user.click(form().getByRole('button', { name: 'Email link' }));
    await waitFor(() => expect(api.callsTo(createRoute)).toHaveLength(1));
    expect(api.callsTo(createRoute)[0]?.body).toMatchObject({
      subject: { start: at('2026-12-02T20:00') },
      lastDay: '2026-12-02',
    });
  });
});

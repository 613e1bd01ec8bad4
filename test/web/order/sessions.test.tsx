import { screen, within } from '@testing-library/react';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { bookingEntries, coachingOrder, ownOrders } from '../../support/web/own-orders.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { pass, visit } from '../../support/web/visit.tsx';

const times = [
  '2026-11-21T13:30:00.000Z',
  '2026-12-01T13:30:00.000Z',
  '2026-12-01T14:00:00.000Z',
  '2026-12-02T13:30:00.000Z',
  '2026-12-03T13:30:00.000Z',
  '2026-12-04T13:30:00.000Z',
  '2026-12-05T13:30:00.000Z',
];
const free = { times };

async function visitOrder(order: OwnOrder, scripts: Parameters<typeof scriptApi>[0] = {}) {
  const api = scriptApi({ 'GET /order': { body: order }, 'GET /order/times': { body: free }, ...scripts });
  const user = await visit('/order');
  await screen.findByRole('region', { name: /^Your sessions?$/ });
  await pass(10);
  return { api, user };
}

const panel = () => screen.getByRole('region', { name: /^Your sessions?$/ });
const press = async (user: Awaited<ReturnType<typeof visit>>, name: string | RegExp) => {
  await user.click(screen.getByRole('button', { name }));
  await pass(10);
};
const choose = (user: Awaited<ReturnType<typeof visit>>, name: string | RegExp) =>
  user.click(within(panel()).getByRole('radio', { name }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00.000Z') });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the sessions on /order', () => {
  it('are booked with two presses, and the result has the deadline and the focus', async () => {
    const { api, user } = await visitOrder(ownOrders.coachingUnbooked, {
      'POST /order/bookings': {
        body: coachingOrder(bookingEntries('b1', '2026-12-01T13:30:00.000Z'), { sessions: 1 }),
      },
    });
    expect(panel()).toHaveTextContent(
      'Move or cancel free until 48 hours before. After that, the session is forfeited.',
    );
    await choose(user, /1 December, 7:00 pm IST/);
    await press(user, /^Book Tuesday, 1 December/);
    expect(document.activeElement).toHaveTextContent(
      'Booked: Tuesday, 1 December, 7:00 pm IST. Move or cancel until Sunday, 29 November, 7:00 pm IST.',
    );
    expect(api.callsTo('POST /order/bookings')).toMatchObject([{ body: { start: times[1] } }]);
    expect(panel()).toHaveTextContent('https://meet.example/meera');
  });

  it('say before booking that a time nearer than 48 hours can’t be moved or cancelled', async () => {
    const { user } = await visitOrder(ownOrders.coachingUnbooked);
    expect(panel()).not.toHaveTextContent('won’t be able');
    await choose(user, /21 November/);
    expect(screen.getByRole('button', { name: /^Book/ })).toHaveAccessibleDescription(
      'This is less than 48 hours away, so you won’t be able to move or cancel it.',
    );
    await choose(user, /2 December/);
    expect(panel()).not.toHaveTextContent('won’t be able');
  });

  it('show five days first, and the others on request', async () => {
    const { user } = await visitOrder(ownOrders.coachingUnbooked);
    expect(screen.queryByRole('radio', { name: /5 December/ })).toBeNull();
    await press(user, 'Show later days');
    expect(screen.getByRole('radio', { name: /5 December/ })).toBeInTheDocument();
  });

  it('are moved with three presses', async () => {
    const { api, user } = await visitOrder(ownOrders.coachingBooked, {
      'POST /order/bookings': { body: ownOrders.coachingMoved },
    });
    expect(panel()).toHaveTextContent('Move or cancel until Sunday, 29 November, 7:00 pm IST.');
    await press(user, /^Move/);
    expect(api.callsTo('GET /order/times').at(-1)?.path).toContain('moving=b1');
    expect(screen.queryByRole('radio', { name: /1 December, 7:00 pm/ })).toBeNull();
    await choose(user, /3 December/);
    await press(user, /^Move to Thursday/);
    expect(document.activeElement).toHaveTextContent('Moved to Thursday, 3 December, 7:00 pm IST.');
    expect(api.callsTo('POST /order/bookings')).toMatchObject([
      { body: { start: times[4], replaces: 'b1' } },
    ]);
  });

  it('are cancelled after a question', async () => {
    const { api, user } = await visitOrder(ownOrders.coachingBooked, {
      'POST /order/bookings/{id}': { body: ownOrders.coachingUnbooked },
    });
    await press(user, /^Cancel Tuesday/);
    await press(user, 'Cancel session');
    expect(api.callsTo('POST /order/bookings/{id}')).toMatchObject([
      { path: '/order/bookings/b1', body: { kind: 'cancelled' } },
    ]);
    expect(document.activeElement).toHaveTextContent('The session is back in your order.');
  });

  it('say what the policy says once it’s too late', async () => {
    await visitOrder(ownOrders.coachingSoon);
    expect(panel()).toHaveTextContent(/less than 48 hours until this session.*Call us/);
    expect(within(panel()).queryByRole('button', { name: /Move|Cancel/ })).toBeNull();
    expect(within(panel()).getAllByRole('link', { name: /\+91/ })[0]).toHaveAttribute('href');
  });

  it('that we cancelled can be given back for their price', async () => {
    const { api, user } = await visitOrder(ownOrders.coachingWithdrawn, {
      'POST /order/bookings/{id}': { body: ownOrders.coachingRefundAsked },
    });
    await press(user, 'Ask for ₹2,000 back');
    expect(api.callsTo('POST /order/bookings/{id}')).toMatchObject([{ body: { kind: 'refund_asked' } }]);
    expect(document.activeElement).toHaveTextContent('You asked for ₹2,000 back.');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('say that the picked time was taken, with the next three free times first', async () => {
    await visitOrder(ownOrders.coachingRefused);
    expect(panel()).toHaveTextContent('Someone else has taken Tuesday, 1 December, 7:00 pm IST');
    const next = within(screen.getByRole('group', { name: 'Next free times' })).getAllByRole('radio');
    expect(next.map((radio) => (radio as HTMLInputElement).value)).toEqual(times.slice(0, 3));
  });

  it('show the next three free times if the time has just been taken, and book another with a new key', async () => {
    const { api, user } = await visitOrder(ownOrders.coachingUnbooked, {
      'POST /order/bookings': problem(409, 'Someone else has just taken that time. Choose another one.'),
    });
    await choose(user, /1 December, 7:00 pm/);
    await press(user, /^Book/);
    expect(document.activeElement).toHaveTextContent('Someone else has just taken that time.');
    api.answer('POST /order/bookings', { body: ownOrders.coachingBooked });
    await user.click(
      within(screen.getByRole('group', { name: 'Next free times' })).getAllByRole('radio')[1] as HTMLElement,
    );
    await press(user, /^Book/);
    const [first, second] = api.callsTo('POST /order/bookings').map(({ idempotencyKey }) => idempotencyKey);
    expect(first).not.toBe(second);
  });

  it('are booked again with the same key if the connection failed', async () => {
    const { api, user } = await visitOrder(ownOrders.coachingUnbooked, {
      'POST /order/bookings': problem(503, 'Please try again.'),
    });
    await choose(user, /2 December/);
    await press(user, /^Book/);
    expect(screen.getByRole('alert')).toHaveTextContent('it won’t be done twice');
    api.answer('POST /order/bookings', { body: ownOrders.coachingBooked });
    await press(user, /^Book/);
    const [first, second] = api.callsTo('POST /order/bookings').map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toBe(second);
  });

  it('name the first day we know if no time is free, or else the phone', async () => {
    const { api } = await visitOrder(ownOrders.coachingUnbooked, {
      'GET /order/times': { body: { times: [], firstDay: '2027-01-04' } },
    });
    expect(panel()).toHaveTextContent('The next day that we know is Monday, 4 January. Call us');
    api.answer('GET /order/times', { body: { times: [] } });
  });

  it('that are being booked are read again until the answer is known', async () => {
    const { api } = await visitOrder(ownOrders.coachingReserved);
    expect(panel()).toHaveTextContent('We’re booking this session.');
    api.answer('GET /order', { body: ownOrders.coachingSoon });
    await pass(5000);
    expect(panel()).not.toHaveTextContent('We’re booking this session.');
  });

  it('list past sessions', async () => {
    await visitOrder(ownOrders.coachingUsed);
    expect(panel()).toHaveTextContent(/7:00 pm IST Held.*Missed.*Forfeited/);
    expect(within(panel()).queryByRole('radio')).toBeNull();
  });

  it('can’t be changed in a refunded order', async () => {
    await visitOrder(ownOrders.coachingRefunded);
    expect(panel()).toHaveTextContent('Released because of the refund');
    expect(within(panel()).queryByRole('button')).toBeNull();
  });

  it('also have the visitor’s own time if it isn’t India’s', async () => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
    await visitOrder(ownOrders.coachingBooked);
    expect(panel()).toHaveTextContent(/7:00 pm IST \(.*your time\)/);
  });
});

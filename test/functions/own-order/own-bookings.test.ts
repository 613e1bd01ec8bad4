import type { AdminOffer } from '#shared/domain/coaching/offer.ts';
import { workStateOf } from '#shared/domain/work/work.ts';
import { startApi } from '../../support/api.ts';
import { boughtWork } from '../../support/bought-work.ts';
import { hour, monday, setClock } from '../../support/clock.ts';
import { coachingSales, everyDay } from '../../support/coaching/sales.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { cookieOf, orderAccess } from '../../support/order-access.ts';
import { orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

let callsUntilFailure = Number.POSITIVE_INFINITY;
const api = startApi({
  table: memoryTable(),
  around: (_, act) => {
    if (--callsUntilFailure === 0) throw new Error('DynamoDB is down.');
    return act();
  },
});
const razorpay = startRazorpay(api);
const coach = { name: 'Meera Joshi' };
const hours = { weekly: everyDay('10:00', '13:00'), bufferMinutes: 0, noticeHours: 0 };
const offer = { rupees: 2000, place: 'https://meet.example/meera' };
const order = { noticeVersion: 3 };
const sales = coachingSales(api, razorpay, { coach, hours, offer, order });
const { addCoach, addOffer, setHours } = sales;
const { refund, settleRefund, follow } = orderMoney(api, razorpay);
const { bookSeat } = boughtWork(api, razorpay);
const { buyerOf, linkOf, open } = orderAccess(api);

const buy = async (bought: AdminOffer, details: object = {}) => {
  const { id } = await sales.buy(bought, details);
  await follow();
  return { id, call: await buyerOf(id) };
};

type Buyer = Awaited<ReturnType<typeof buyerOf>>;

beforeEach(() => {
  setClock(monday);
  callsUntilFailure = Number.POSITIVE_INFINITY;
});

const at = (time: string) => new Date(`${time}:00+05:30`).toISOString();
const thursday = at('2026-11-26T10:00');
const friday = at('2026-11-27T11:00');

let keys = 0;
const book = async (call: Buyer, body: { start: string; replaces?: string }, idempotencyKey = `k${++keys}`) =>
  (await call('POST /order/bookings', { body, idempotencyKey })).data;
const change = async (call: Buyer, id: string, kind: 'cancelled' | 'refund_asked') =>
  (await call('POST /order/bookings/{id}', { path: { id }, body: { kind } })).data;

const sessionsOf = async (call: Buyer) => {
  const { work } = (await call('GET /order', {})).data;
  if (!work) throw new Error('The work hasn’t begun.');
  return workStateOf(work).sessions;
};
const statesOf = async (call: Buyer) =>
  (await sessionsOf(call))?.bookings.map(({ start, state }) => [start, state]);
const firstId = async (call: Buyer) => (await sessionsOf(call))?.bookings[0]?.id ?? '';
const timesOf = async (call: Buyer, moving?: string) =>
  (await call('GET /order/times', { query: { ...(moving && { moving }) } })).data;

const refusal = (status: number, message?: RegExp) =>
  expect.objectContaining({ status, ...(message && { message: expect.stringMatching(message) }) });

const locks = async () =>
  (await api.rows('COACH_DAY')).flatMap(({ sessions = {} }) => Object.keys(sessions as object));

async function post(id: string, path: string, body: string, headers: Record<string, string> = {}) {
  const cookie = cookieOf(await open(await linkOf(id))) ?? '';
  return api.send(`/api${path}`, {
    method: 'POST',
    body,
    headers: { cookie, 'content-type': 'application/json', ...headers },
  });
}

describe('GET /order/times', () => {
  it('lists free times from the earliest on, and the time of a session that’s about to be moved', async () => {
    const { call } = await buy(await addOffer());
    const { times } = await timesOf(call);
    expect(times.slice(0, 2)).toEqual([at('2026-11-23T12:00'), at('2026-11-24T10:00')]);
    await book(call, { start: thursday });
    expect((await timesOf(call)).times).not.toContain(thursday);
    expect((await timesOf(call, await firstId(call))).times).toContain(thursday);
  });

  it('gives the first day we know if nothing is free', async () => {
    const { id: coachId } = await addCoach({ daysAhead: 7 });
    const { call } = await buy(await addOffer({ coachId }));
    const weekly = [{ weekday: 2, from: '10:00', to: '11:00' }];
    const blocked = ['2026-11-24', '2026-12-01'].map((date) => ({ date, from: '00:00', to: '24:00' }));
    await setHours(coachId, { weekly, blocked, daysAhead: 8 }, 1);
    expect(await timesOf(call)).toEqual({ times: [], firstDay: '2026-12-08' });
  });

  it('refuses orders without sessions, and requests without a session', async () => {
    const { id } = await bookSeat('2026-12-05');
    await expect(timesOf(await buyerOf(id))).rejects.toEqual(refusal(409));
    expect((await api.send('/api/order/times')).status).toBe(401);
  });

  it('refuses a booking id that’s too long', async () => {
    const { call } = await buy(await addOffer());
    await expect(timesOf(call, 'x'.repeat(101))).rejects.toEqual(refusal(400));
  });

  it('gives a 5xx if DynamoDB fails, and works again', async () => {
    const { call } = await buy(await addOffer());
    callsUntilFailure = 3;
    await expect(timesOf(call)).rejects.toEqual(refusal(500));
    expect((await timesOf(call)).times).not.toEqual([]);
  });
});

describe('POST /order/bookings', () => {
  it('books a session, and returns the order', async () => {
    const { call } = await buy(await addOffer());
    const { work, coaching } = await book(call, { start: thursday });
    expect(coaching).toEqual({
      ...{ coach: 'Meera Joshi', minutes: 60, sessions: 1, place: 'https://meet.example/meera' },
    });
    expect(work && workStateOf(work)).toMatchObject({ waiting: 'sessions', sessions: { left: 0 } });
    expect(await statesOf(call)).toEqual([[thursday, 'booked']]);
  });

  it('books the time picked before the payment when it learns of the payment', async () => {
    const { call } = await buy(await addOffer(), { start: thursday });
    expect(await statesOf(call)).toEqual([[thursday, 'booked']]);
  });

  it('moves a session, and frees its former time', async () => {
    const { call } = await buy(await addOffer());
    await book(call, { start: thursday });
    await book(call, { start: friday, replaces: await firstId(call) });
    expect(await statesOf(call)).toEqual([
      [thursday, 'moved'],
      [friday, 'booked'],
    ]);
    expect((await timesOf(call)).times).toContain(thursday);
    expect(await locks()).toHaveLength(1);
  });

  it('books once if it’s repeated with the same key, and refuses the key for anything else', async () => {
    const { call } = await buy(await addOffer({ sessions: 2, rupees: 4000 }));
    await book(call, { start: thursday }, 'same');
    await book(call, { start: thursday }, 'same');
    expect(await statesOf(call)).toEqual([[thursday, 'booked']]);
    await expect(book(call, { start: friday }, 'same')).rejects.toEqual(refusal(409));
    expect(await statesOf(call)).toEqual([[thursday, 'booked']]);
  });

  it('refuses another session if none is left', async () => {
    const { call } = await buy(await addOffer());
    await book(call, { start: thursday });
    await expect(book(call, { start: friday })).rejects.toEqual(refusal(409, /All sessions/));
  });

  it('books the last session once for two parallel requests', async () => {
    const { call } = await buy(await addOffer({ sessions: 2, rupees: 4000 }));
    await book(call, { start: thursday });
    const other = at('2026-11-28T10:00');
    const both = await Promise.allSettled([book(call, { start: friday }), book(call, { start: other })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await sessionsOf(call)).toMatchObject({ left: 0 });
    expect(await locks()).toHaveLength(2);
  });

  it('gives only the first of two buyers the same time, and the other a 409', async () => {
    const coached = await addOffer();
    const buyers = [await buy(coached), await buy(coached)];
    const both = await Promise.allSettled(buyers.map(({ call }) => book(call, { start: thursday })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal(409) });
    expect(await locks()).toHaveLength(1);
  });

  it.each([
    ['outside the coach’s hours', '2026-11-26T14:00'],
    ['in the past', '2026-11-23T10:00'],
    ['beyond the days that are open', '2027-02-01T10:00'],
    ['between two starts', '2026-11-26T10:10'],
  ])('refuses a time %s', async (_, time) => {
    const { call } = await buy(await addOffer());
    await expect(book(call, { start: at(time) })).rejects.toEqual(refusal(409));
    expect(await sessionsOf(call)).toMatchObject({ bookings: [], left: 1 });
  });

  it.each([
    ['nothing', '{}', 400],
    ['no JSON', 'start=now', 400],
    ['a number', '{"start":1}', 400],
    ['no time', '{"start":"tomorrow"}', 400],
    ['a long id', JSON.stringify({ start: thursday, replaces: 'x'.repeat(101) }), 400],
    ['a list', '[]', 400],
    ['a prototype', `{"start":"${thursday}","__proto__":{"replaces":"x"}}`, 400],
    ['too much', JSON.stringify({ start: thursday, replaces: 'x'.repeat(70_000) }), 413],
  ])('refuses %s', async (_, body, status) => {
    const { id, call } = await buy(await addOffer());
    expect((await post(id, '/order/bookings', body)).status).toBe(status);
    expect(await statesOf(call)).toEqual([]);
  });

  it('refuses other sites, and requests without a session', async () => {
    const { id } = await buy(await addOffer());
    const body = JSON.stringify({ start: thursday });
    const fromElsewhere = await post(id, '/order/bookings', body, { origin: 'https://evil.example' });
    expect(fromElsewhere.status).toBe(403);
    const unknown = await api.send('/api/order/bookings', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(unknown.status).toBe(401);
  });

  it('refuses to move another order’s session, and an order without sessions', async () => {
    const coached = await addOffer();
    const [own, other] = [await buy(coached), await buy(coached)];
    await book(other.call, { start: thursday });
    const replaces = await firstId(other.call);
    await expect(book(own.call, { start: friday, replaces })).rejects.toEqual(refusal(409));
    expect(await statesOf(other.call)).toEqual([[thursday, 'booked']]);
    const { id } = await bookSeat('2026-12-05');
    await expect(book(await buyerOf(id), { start: friday })).rejects.toEqual(refusal(409));
  });

  it('refuses a refunded order, whose times are free again', async () => {
    const { id, call } = await buy(await addOffer({ sessions: 2, rupees: 4000 }));
    await book(call, { start: thursday });
    await settleRefund(await refund(id), 'processed');
    await follow();
    await api.runSchedule('finishBookings');
    await expect(book(call, { start: friday })).rejects.toEqual(refusal(409));
    expect(await statesOf(call)).toEqual([[thursday, 'freed']]);
    expect(await locks()).toEqual([]);
  });

  it('books once if any call of DynamoDB fails and the request is repeated', async () => {
    const { call } = await buy(await addOffer({ sessions: 20, rupees: 40_000 }));
    const { times } = await timesOf(call);
    let failures = 0;
    for (let failing = 1; failing <= 20; failing++) {
      const start = times[failing * 2] ?? '';
      callsUntilFailure = failing;
      const first = await book(call, { start }, `fault-${failing}`).catch((error) => error);
      const hasFailed = callsUntilFailure <= 0;
      callsUntilFailure = Number.POSITIVE_INFINITY;
      if (first.status !== 'paid') {
        failures++;
        expect(first.status).toBeGreaterThanOrEqual(500);
      }
      await book(call, { start }, `fault-${failing}`);
      const booked = (await sessionsOf(call))?.bookings.filter((each) => each.start === start);
      expect(booked).toMatchObject([{ state: 'booked' }]);
      if (!hasFailed) break;
    }
    expect(failures).toBeGreaterThan(5);
  });
});

describe('POST /order/bookings/{id}', () => {
  it('cancels a session, which is back in the order, and its time is free again', async () => {
    const { call } = await buy(await addOffer());
    await book(call, { start: thursday });
    const { work } = await change(call, await firstId(call), 'cancelled');
    expect(work && workStateOf(work)).toMatchObject({ waiting: 'booking', sessions: { left: 1 } });
    expect((await timesOf(call)).times).toContain(thursday);
  });

  it('cancels once if it’s repeated', async () => {
    const { call } = await buy(await addOffer());
    await book(call, { start: thursday });
    const id = await firstId(call);
    const once = await change(call, id, 'cancelled');
    expect(await change(call, id, 'cancelled')).toEqual(once);
  });

  it.each([
    ['on an ordinary day', '2026-11-26T10:00'],
    ['on 29 February', '2028-02-29T10:00'],
    ['two days after 29 February', '2028-03-02T10:30'],
    ['on 31 March', '2027-03-31T12:00'],
    ['at midnight in India', '2026-11-27T00:00'],
    ['just before midnight in India', '2026-11-27T23:00'],
  ])('is possible until exactly 48 hours before a session %s', async (_, time) => {
    const start = at(time);
    const deadline = Date.parse(start) - 48 * hour;
    setClock(deadline - 72 * hour);
    const weekly = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => [
      { weekday, from: '00:00', to: '01:00' },
      { weekday, from: '10:00', to: '13:00' },
      { weekday, from: '23:00', to: '24:00' },
    ]);
    const { id: coachId } = await addCoach({ weekly });
    const { id: orderId, call } = await buy(await addOffer({ coachId, sessions: 3, rupees: 6000 }));
    await book(call, { start });
    const id = await firstId(call);

    const free = (await timesOf(call)).times.find((each) => Date.parse(each) > Date.parse(start)) ?? '';
    for (const late of [1, 1000]) {
      jest.setSystemTime(deadline + late);
      const buyer = await buyerOf(orderId);
      await expect(change(buyer, id, 'cancelled')).rejects.toEqual(refusal(409, /less than 48 hours/));
      await expect(book(buyer, { start: free, replaces: id })).rejects.toEqual(
        refusal(409, /less than 48 hours/),
      );
    }
    jest.setSystemTime(deadline);
    const buyer = await buyerOf(orderId);
    await book(buyer, { start: free, replaces: id });
    expect(await statesOf(buyer)).toEqual([
      [start, 'moved'],
      [free, 'booked'],
    ]);
  });

  it('cancels at exactly 48 hours before', async () => {
    const { id: orderId, call } = await buy(await addOffer());
    await book(call, { start: thursday });
    jest.setSystemTime(Date.parse(thursday) - 48 * hour);
    const buyer = await buyerOf(orderId);
    await change(buyer, await firstId(buyer), 'cancelled');
    expect(await statesOf(buyer)).toEqual([[thursday, 'cancelled']]);
  });

  it('asks for the price of a session that we cancelled, once', async () => {
    const { id: orderId, call } = await buy(await addOffer({ sessions: 2, rupees: 4000 }));
    await book(call, { start: thursday });
    const id = await firstId(call);
    await expect(change(call, id, 'refund_asked')).rejects.toEqual(refusal(409));
    await api.owner('POST /admin/work/{id}/bookings/{bookingId}', {
      path: { id: orderId, bookingId: id },
      body: { kind: 'withdrawn' },
    });
    expect(await sessionsOf(call)).toMatchObject({ left: 2 });
    await change(call, id, 'refund_asked');
    await change(call, id, 'refund_asked');
    expect(await sessionsOf(call)).toMatchObject({ left: 1, bookings: [{ state: 'refund_asked' }] });
  });

  it('can’t ask for a refund if another time is booked instead', async () => {
    const { id: orderId, call } = await buy(await addOffer());
    await book(call, { start: thursday });
    const bookingId = await firstId(call);
    await api.owner('POST /admin/work/{id}/bookings/{bookingId}', {
      path: { id: orderId, bookingId },
      body: { kind: 'withdrawn' },
    });
    await book(call, { start: friday });
    await expect(change(call, bookingId, 'refund_asked')).rejects.toEqual(refusal(409, /another time/));
  });

  it.each([
    ['nothing', '{}', 400],
    ['what only the owner can do', '{"kind":"missed"}', 400],
    ['another type', '{"kind":1}', 400],
    ['no JSON', 'kind=cancelled', 400],
    ['too much', JSON.stringify({ kind: 'x'.repeat(70_000) }), 413],
  ])('refuses %s', async (_, body, status) => {
    const { id, call } = await buy(await addOffer());
    await book(call, { start: thursday });
    expect((await post(id, `/order/bookings/${await firstId(call)}`, body)).status).toBe(status);
    expect(await statesOf(call)).toEqual([[thursday, 'booked']]);
  });

  it('refuses another order’s session, an unknown one and an order without sessions', async () => {
    const coached = await addOffer();
    const [own, other] = [await buy(coached), await buy(coached)];
    await book(other.call, { start: thursday });
    const id = await firstId(other.call);
    await expect(change(own.call, id, 'cancelled')).rejects.toEqual(refusal(409));
    await expect(change(own.call, 'constructor', 'cancelled')).rejects.toEqual(refusal(409));
    const { id: seat } = await bookSeat('2026-12-05');
    await follow();
    await expect(change(await buyerOf(seat), id, 'cancelled')).rejects.toEqual(refusal(409));
    expect(await statesOf(other.call)).toEqual([[thursday, 'booked']]);
  });

  it('gives a 5xx if any call of DynamoDB fails, and works when it’s repeated', async () => {
    const { call } = await buy(await addOffer({ sessions: 20, rupees: 40_000 }));
    const { times } = await timesOf(call);
    for (let failing = 1; failing <= 12; failing++) {
      const start = times.filter((time) => Date.parse(time) > monday + 72 * hour)[failing * 2] ?? '';
      await book(call, { start });
      const id = (await sessionsOf(call))?.bookings.at(-1)?.id ?? '';
      callsUntilFailure = failing;
      await change(call, id, 'cancelled').catch((error) => expect(error.status).toBeGreaterThanOrEqual(500));
      callsUntilFailure = Number.POSITIVE_INFINITY;
      await change(call, id, 'cancelled');
      expect((await sessionsOf(call))?.bookings.at(-1)).toMatchObject({ state: 'cancelled' });
      expect((await timesOf(call)).times).toContain(start);
    }
  });
});

describe('GET /order/sessions', () => {
  const pageAt = async (id: string, path = '/order/sessions') => {
    const cookie = cookieOf(await open(await linkOf(id))) ?? '';
    const response = await api.send(`/api${path}`, { headers: { cookie } });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      html: await response.text(),
    };
  };
  const submit = async (id: string, path: string, fields: Record<string, string>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await post(id, path, String(new URLSearchParams(fields)), headers);
    return [response.status, response.headers.get('location')];
  };
  const sent = [303, '/api/order/sessions'];
  const notSent = [303, '/api/order/sessions?refused=true'];

  it('has a form that books, moves and cancels without JavaScript', async () => {
    const { id, call } = await buy(await addOffer({ place: '<b>Room 4</b>' }));
    const first = await pageAt(id);
    expect(first).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    expect(first.html).toContain(`name="start" value="${thursday}"`);
    expect(first.html).toContain('Move or cancel free until 48 hours before.');
    expect(first.html).toMatch(/value="2026-11-24T04:30:00.000Z" required> 10:00 am \(less than 48 hours/);

    expect(await submit(id, '/order/bookings', { attempt: '0', start: thursday })).toEqual(sent);
    expect(await submit(id, '/order/bookings', { attempt: '0', start: thursday })).toEqual(sent);
    expect(await statesOf(call)).toEqual([[thursday, 'booked']]);
    const booked = await pageAt(id);
    expect(booked.html).toContain('Move or cancel until Tuesday, 24 November, 10:00 am IST.');
    expect(booked.html).toContain('&#60;b&#62;Room 4');

    const replaces = await firstId(call);
    expect((await pageAt(id, `/order/sessions?moving=${replaces}`)).html).toContain(
      `name="replaces" value="${replaces}"`,
    );
    expect(await submit(id, '/order/bookings', { attempt: '1', start: friday, replaces })).toEqual(sent);
    const moved = (await sessionsOf(call))?.bookings.at(-1)?.id ?? '';
    expect(await submit(id, `/order/bookings/${moved}`, { kind: 'cancelled' })).toEqual(sent);
    expect(await submit(id, '/order/bookings', { attempt: '2', start: friday })).toEqual(sent);
    expect(await statesOf(call)).toEqual([
      [thursday, 'moved'],
      [friday, 'cancelled'],
      [friday, 'booked'],
    ]);
  });

  it('says that a form changed nothing, and what’s true now', async () => {
    const { id, call } = await buy(await addOffer());
    await book(call, { start: thursday });
    const again = { attempt: '1', start: friday };
    expect(await submit(id, '/order/bookings', again)).toEqual(notSent);
    expect(await submit(id, '/order/bookings', { ...again, start: 'x' })).toEqual(notSent);
    expect(await submit(id, '/order/bookings', { ...again, other: 'x' })).toEqual(notSent);
    expect((await pageAt(id, '/order/sessions?refused=true')).html).toContain('That didn’t work');
    expect(await statesOf(call)).toEqual([[thursday, 'booked']]);
  });

  it('lets the buyer ask for the price of a session that we cancelled', async () => {
    const { id, call } = await buy(await addOffer());
    await book(call, { start: thursday });
    const bookingId = await firstId(call);
    const path = { id, bookingId };
    await api.owner('POST /admin/work/{id}/bookings/{bookingId}', { path, body: { kind: 'withdrawn' } });
    expect((await pageAt(id)).html).toContain('Ask for ₹2,000 back');
    expect(await submit(id, `/order/bookings/${bookingId}`, { kind: 'refund_asked' })).toEqual(sent);
    expect(await statesOf(call)).toEqual([[thursday, 'refund_asked']]);
  });

  it('refuses forms from other sites, orders without sessions and requests without a session', async () => {
    const { id } = await buy(await addOffer());
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' };
    expect((await post(id, '/order/bookings', `start=${thursday}`, headers)).status).toBe(403);
    const { id: seat } = await bookSeat('2026-12-05');
    expect((await pageAt(seat)).status).toBe(409);
    expect((await api.send('/api/order/sessions')).status).toBe(401);
  });
});

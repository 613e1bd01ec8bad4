import type { CourseInput } from '#shared/domain/courses/course.ts';
import { seatTakenText } from '#shared/domain/orders/order-seat.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { buyer, pmpCourse } from '../../support/entries.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { runOrderJobs as followOrders } from '../../support/order-jobs.ts';
import { anOrderNumber, day, noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
const razorpay = startRazorpay(api);
const stage = startMailStage(api);
const money = orderMoney(api, razorpay);

const newCourse = async (input: Partial<CourseInput> = {}) =>
  (await api.owner('POST /courses', { body: { ...pmpCourse, payOnline: true, ...input } })).data;

let buyers = 0;

const open = async (courseId: string, email = `seat-${++buyers}@example.com`) => {
  const body = { userId: 'u1', amount: pmpCourse.price, ...buyer, email };
  return (await api.visitor('POST /courses/{id}/orders', { path: { id: courseId }, body })).data.id;
};

const pay = async (orderId: string) => money.verify(orderId, razorpay.pay(orderId).id);

const paid = async (courseId: string) => {
  const id = await open(courseId);
  await pay(id);
  return id;
};

const courseOf = async (id: string) => (await api.visitor('GET /courses/{id}', { path: { id } })).data;
const left = async (id: string) => (await courseOf(id)).seatsLeft;
const seatOf = async (id: string) =>
  (await api.owner('GET /admin/work/{id}', { path: { id } })).data.order.seat;
const seatsOf = (ids: readonly string[]) => Promise.all(ids.map(seatOf));
const save = (id: string, input: Partial<CourseInput>, ifMatch?: number) =>
  api.owner('PUT /courses/{id}', {
    path: { id },
    body: { ...pmpCourse, payOnline: true, ...input },
    ...(ifMatch !== undefined && { ifMatch }),
  });
const rowsOf = async (reason: string) =>
  (await money.today()).rows.filter((row) => row.reason === reason || row.more?.includes(reason as never));
const emailsTo = (email: string) => stage.emails.filter(({ to }) => to.includes(email));
const link = async (courseId: string) => {
  const body = {
    ...{ subject: { kind: 'course', courseId } as const, rupees: 18_999, lastDay: '2026-11-30' },
    ...{ name: 'Asha', email: `seat-${++buyers}@example.com`, mobile: '9876543210' },
  };
  return (await api.owner('POST /admin/payment-links', { body })).data;
};
const payInCash = async (id: string) => {
  const body = { method: 'cash', why: 'At the office.', paidOn: '2026-11-20' } as const;
  return (await api.owner('POST /admin/payment-links/{id}/paid', { path: { id }, body })).data.orderId ?? '';
};

const runOrderJobs = async (run: typeof api) => {
  await run.runSchedule('refreshPages');
  await followOrders(run);
};

beforeEach(() => setClock(noon));

describe('POST /verify', () => {
  it('takes a seat in the request that learns of the payment, and opens no checkout once none is left', async () => {
    const { id, version } = await newCourse({ seats: 2 });
    const late = await open(id);
    const first = await paid(id);
    expect([await left(id), await seatOf(first)]).toEqual([1, 'held']);
    const second = await paid(id);
    expect([await left(id), await seatOf(second)]).toEqual([0, 'held']);
    await expect(open(id)).rejects.toMatchObject({
      status: 409,
      message: 'This batch is full. We can tell you when a seat is free.',
    });
    await expect(open(id, `seat-${buyers - 3}@example.com`)).rejects.toMatchObject({ status: 409 });
    await pay(late);
    await runOrderJobs(api);
    await runOrderJobs(api);
    expect(await seatsOf([first, second, late])).toEqual(['held', 'held', 'none']);
    expect((await courseOf(id)).version).toBe(version);
    await save(id, { seats: 2, title: 'PMP, corrected' }, version);
  });

  it('gives one seat to one of twenty concurrent buyers, and informs the others on the page and by email', async () => {
    const { id } = await newCourse({ seats: 1 });
    const ids: string[] = [];
    for (let n = 0; n < 20; n++) ids.push(await open(id));
    const payments = ids.map((orderId) => razorpay.pay(orderId).id);
    const answers = await Promise.all(ids.map((orderId, n) => money.verify(orderId, payments[n] ?? '')));
    expect(answers.map(({ data }) => data.status)).toEqual(ids.map(() => 'paid'));
    await runOrderJobs(api);
    const seats = await seatsOf(ids);
    expect(seats.filter((seat) => seat === 'held')).toHaveLength(1);
    expect(seats.filter((seat) => seat === 'none')).toHaveLength(19);
    expect(await left(id)).toBe(0);
    const told = stage.toOthers().filter(({ text }) => text.replace(/\s+/g, ' ').includes(seatTakenText));
    expect(new Set(told.flatMap(({ to }) => to)).size).toBe(19);
    expect(told).toHaveLength(19);
    expect(stage.emails.filter(({ subject }) => subject.startsWith('Your seat is reserved'))).toHaveLength(1);
    expect(await money.needingAttention('no_seat')).toHaveLength(19);
    expect(await rowsOf('overbooked')).toMatchObject([{ id }]);
  });

  it('takes one seat, however often and from wherever the payment is reported', async () => {
    const { id } = await newCourse({ seats: 2 });
    const orderId = await open(id);
    const payment = razorpay.pay(orderId);
    await Promise.all([
      money.verify(orderId, payment.id),
      money.deliver('payment.captured', payment.id),
      money.deliver('order.paid', payment.id),
      money.sweep(),
      money.status(orderId),
    ]);
    await Promise.all([money.recheck(orderId), runOrderJobs(api)]);
    expect([await left(id), await seatOf(orderId)]).toEqual([1, 'held']);
  });

  it.each(['UpdateItem', 'GetItem'] as const)(
    'succeeds while %s of the seats fails, and a job decides',
    async (action) => {
      const { id } = await newCourse({ seats: 1 });
      const orderId = await open(id);
      api.failOn(action, undefined, 0, 'SEATS');
      expect((await pay(orderId)).data.status).toBe('paid');
      expect(await seatOf(orderId)).toBe('confirming');
      await stage.send();
      const [mail] = emailsTo(`seat-${buyers}@example.com`);
      expect(mail?.text).toContain('We’re confirming your seat.');
      expect(mail?.text).not.toMatch(/your seat is/i);
      api.recover();
      expect((await api.visitor('GET /orders/{id}/status', { path: { id: orderId } })).data).toEqual({
        number: anOrderNumber,
        status: 'paid',
      });
      await runOrderJobs(api);
      expect([await left(id), await seatOf(orderId)]).toEqual([0, 'held']);
      expect(emailsTo(`seat-${buyers}@example.com`).map(({ subject }) => subject)).toContainEqual(
        expect.stringMatching(/^Your seat is reserved/),
      );
    },
  );

  it('tells a buyer in a separate email that no seats were left, if that is decided late', async () => {
    const { id } = await newCourse({ seats: 1 });
    const [first, second] = [await open(id), await open(id)];
    await pay(first);
    api.failOn('UpdateItem', undefined, 0, 'SEATS');
    await pay(second);
    await stage.send();
    api.recover();
    await runOrderJobs(api);
    const told = emailsTo(`seat-${buyers}@example.com`).map(({ tags }) => tags.template);
    expect(told).toEqual(['payment-received', 'seat-taken']);
  });

  it('takes the seat once if the process crashes between the seat and the order', async () => {
    const { id } = await newCourse({ seats: 1 });
    const [orderId, other] = [await open(id), await open(id)];
    const { id: paymentId } = razorpay.pay(orderId);
    api.failOn('UpdateItem', undefined, 2, 'ORDER');
    await money.verify(orderId, paymentId).catch(() => undefined);
    api.recover();
    await pay(other);
    await runOrderJobs(api);
    expect(await left(id)).toBe(0);
    expect((await seatsOf([orderId, other])).toSorted()).toEqual(['held', 'none']);
  });

  it('sells no seat after the owner has closed the sale, and says so in Today', async () => {
    const { id } = await newCourse();
    const orderId = await open(id);
    await save(id, { isFull: true });
    await pay(orderId);
    await runOrderJobs(api);
    expect(await seatOf(orderId)).toBe('none');
    expect(await rowsOf('overbooked')).toMatchObject([{ id }]);
    expect(await rowsOf('no_seat')).toMatchObject([{ id: orderId }]);
  });
});

describe('POST /admin/orders/{id}/refund', () => {
  it('frees the seat of an order that is refunded in full, once, even if the bank returns the refund', async () => {
    const { id } = await newCourse({ seats: 2 });
    razorpay.switches.refunds = 'pending';
    const [orderId] = [await paid(id), await paid(id)];
    await runOrderJobs(api);
    const refunded = await money.refund(orderId);
    expect([await left(id), await seatOf(orderId)]).toEqual([1, 'given_up']);
    await money.settleRefund(refunded, 'failed');
    await money.recheck(orderId);
    await runOrderJobs(api);
    expect([await left(id), await seatOf(orderId)]).toEqual([1, 'given_up']);
    expect(await rowsOf('refund_failed')).toMatchObject([
      { id: orderId, what: `${pmpCourse.title}: refund owed, seat given up` },
    ]);
    expect(
      (await api.owner('GET /admin/work/{id}', { path: { id: orderId } })).data.order.courseSeat,
    ).toBeUndefined();
  });

  it('keeps the seat after a partial refund, and frees it with the rest', async () => {
    const { id } = await newCourse({ seats: 1 });
    const orderId = await paid(id);
    await money.refund(orderId, { rupees: 8_999 });
    expect([await left(id), await seatOf(orderId)]).toEqual([0, 'held']);
    await money.refund(orderId, { rupees: 10_000 });
    expect([await left(id), await seatOf(orderId)]).toEqual([1, 'given_up']);
  });

  it('gives a freed seat to the waiting buyer who paid first, and emails them', async () => {
    const { id } = await newCourse({ seats: 1 });
    const [first, third, second] = [await open(id), await open(id), await open(id)];
    await pay(first);
    setClock(noon + 60_000);
    await pay(second);
    setClock(noon + 120_000);
    await pay(third);
    await runOrderJobs(api);
    expect(await seatsOf([first, second, third])).toEqual(['held', 'none', 'none']);
    expect(await rowsOf('overbooked')).toHaveLength(1);
    await money.refund(first);
    await runOrderJobs(api);
    expect(await seatsOf([first, second, third])).toEqual(['given_up', 'held', 'none']);
    const { text = '' } =
      stage.emails.findLast(({ subject }) => subject.startsWith('Your seat is reserved')) ?? {};
    expect(text).toContain('A seat has become free');
    await money.refund(third);
    await runOrderJobs(api);
    expect([await rowsOf('overbooked'), await rowsOf('no_seat'), await left(id)]).toEqual([[], [], 0]);
  });

  it('frees the seat by the job if the process crashes after the refund', async () => {
    const { id } = await newCourse({ seats: 1 });
    const orderId = await paid(id);
    await runOrderJobs(api);
    api.failOn('GetItem', undefined, 0, 'SEATS');
    await money.refund(orderId);
    api.recover();
    expect(await left(id)).toBe(0);
    await runOrderJobs(api);
    expect([await left(id), await seatOf(orderId)]).toEqual([1, 'given_up']);
  });

  it('is due two business days after the buyer was emailed, and then overdue', async () => {
    const { id } = await newCourse({ seats: 0, isFull: false });
    await save(id, { seats: 1 });
    const orders = [await open(id), await open(id)];
    for (const orderId of orders) await pay(orderId);
    expect(await rowsOf('no_seat')).toMatchObject([
      { id: orders[1], due: new Date(noon + 4 * day).toISOString() },
    ]);
    const { late } = await money.today();
    setClock(noon + 4 * day + 1);
    expect((await money.today()).late.count).toBe(late.count + 1);
  });
});

describe('PUT /courses/{id}', () => {
  it('rejects fewer seats than are sold, shows the number sold, and saves nothing', async () => {
    const { id, version } = await newCourse({ seats: 3 });
    for (let n = 0; n < 2; n++) await paid(id);
    const message = '2 seats are already sold. Enter 2 or more.';
    await expect(save(id, { seats: 1, title: 'Another' }, version)).rejects.toMatchObject({
      ...{ status: 400, errors: [{ field: 'seats', message }] },
    });
    expect(await courseOf(id)).toMatchObject({ title: pmpCourse.title, seats: 3, version });
    await save(id, { seats: 2 });
    expect(await left(id)).toBe(0);
  });

  it('never sells more seats than there are while the owner changes their number', async () => {
    const { id } = await newCourse({ seats: 4 });
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) ids.push(await open(id));
    const outcomes = await Promise.all([
      ...ids.map(pay),
      ...[3, 2, 5].map((seats) => save(id, { seats }).catch(({ status }) => ({ status }))),
    ]);
    expect(outcomes.filter((outcome) => 'status' in outcome && outcome.status !== 400)).toEqual([]);
    await runOrderJobs(api);
    const { seats = 0, seatsLeft = -1 } = await courseOf(id);
    const held = (await seatsOf(ids)).filter((seat) => seat === 'held').length;
    expect(held).toBe(seats - seatsLeft);
    expect(held).toBeLessThanOrEqual(seats);
    expect((await seatsOf(ids)).filter((seat) => seat === 'none')).toHaveLength(6 - held);
  });

  it('keeps an overbooked course in Today until the seats fit, and gives new seats to waiting buyers', async () => {
    const { id } = await newCourse({ seats: 1 });
    const ids = [await open(id), await open(id)];
    for (const orderId of ids) await pay(orderId);
    await save(id, { seats: 1, description: 'Another description.' });
    expect(await rowsOf('overbooked')).toMatchObject([{ id }]);
    await save(id, { seats: 2 });
    await runOrderJobs(api);
    expect([await rowsOf('overbooked'), await seatsOf(ids)]).toEqual([[], ['held', 'held']]);
  });
});

describe('POST /admin/courses/{id}/overbooking/dismiss', () => {
  it('removes the course from Today until there’s no seat for another order', async () => {
    const { id } = await newCourse({ seats: 1 });
    const ids = [await open(id), await open(id), await open(id)];
    for (const orderId of ids.slice(0, 2)) await pay(orderId);
    const path = { id };
    await api.owner('POST /admin/courses/{id}/overbooking/dismiss', { path });
    expect(await rowsOf('overbooked')).toEqual([]);
    expect(await rowsOf('no_seat')).toHaveLength(1);
    await pay(ids[2] ?? '');
    expect(await rowsOf('overbooked')).toMatchObject([{ id }]);
    await expect(
      api.owner('POST /admin/courses/{id}/overbooking/dismiss', { path: { id: 'none' } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('POST /admin/orders/{id}/arranged', () => {
  it('settles an order without a seat, which never gets one after that', async () => {
    const { id } = await newCourse({ seats: 1 });
    const [first, second] = [await open(id), await open(id)];
    await pay(first);
    await pay(second);
    const path = { id: second };
    await api.owner('POST /admin/orders/{id}/arranged', { path });
    expect([await rowsOf('no_seat'), await rowsOf('overbooked')]).toEqual([[], []]);
    await money.refund(first);
    await runOrderJobs(api);
    expect([await seatOf(second), await left(id)]).toEqual(['arranged', 1]);
    await api.owner('POST /admin/orders/{id}/arranged', { path });
    const third = await paid(id);
    for (const other of [first, third, 'order_none'])
      await expect(
        api.owner('POST /admin/orders/{id}/arranged', { path: { id: other } }),
      ).rejects.toMatchObject({ status: other === 'order_none' ? 404 : 409 });
  });
});

describe('POST /admin/payment-links/{id}/paid', () => {
  it('takes a seat for cash, and records cash received when none was left', async () => {
    const { id } = await newCourse({ seats: 1 });
    const [first, second] = [await link(id), await link(id)];
    const seated = await payInCash(first.id);
    expect([await left(id), await seatOf(seated)]).toEqual([0, 'held']);
    expect(await seatOf(await payInCash(second.id))).toBe('none');
    await money.refund(seated);
    await runOrderJobs(api);
    expect([await left(id), await seatOf(seated)]).toEqual([0, 'given_up']);
  });

  it('opens no checkout of a link once no seat is left, and asks no one to pay', async () => {
    const { id } = await newCourse({ seats: 1 });
    const asked = await link(id);
    await paid(id);
    const text = asked.url?.split('#')[1] ?? '';
    expect((await api.visitor('POST /pay', { body: { link: text } })).data.state).toBe('full');
    await expect(api.visitor('POST /pay/order', { body: { link: text, ...buyer } })).rejects.toMatchObject({
      status: 409,
      message: 'This batch is full. We can tell you when a seat is free.',
    });
    await expect(link(id)).rejects.toMatchObject({ status: 400, errors: [{ field: 'subject' }] });
  });
});

describe('a seat', () => {
  it.each<[string, (orderId: string, paymentId: string) => Promise<unknown>]>([
    [
      'the checkout returns without JavaScript',
      (orderId, paymentId) =>
        api.send('/api/payments/return', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({
            razorpay_order_id: orderId,
            razorpay_payment_id: paymentId,
            razorpay_signature: razorpay.signature(orderId, paymentId),
          }),
        }),
    ],
    ['the owner checks the order again', (orderId) => money.recheck(orderId)],
  ])('is taken when %s', async (_, learn) => {
    const { id } = await newCourse({ seats: 2 });
    const orderId = await open(id);
    await learn(orderId, razorpay.pay(orderId).id);
    expect(await left(id)).toBe(1);
  });

  it('is taken when a link with an unreported payment is opened again', async () => {
    const { id } = await newCourse({ seats: 2 });
    const text = (await link(id)).url?.split('#')[1] ?? '';
    const order = async () =>
      (await api.visitor('POST /pay/order', { body: { link: text, ...buyer } })).data.id;
    razorpay.pay(await order());
    await order().catch(() => undefined);
    expect(await left(id)).toBe(1);
  });
});

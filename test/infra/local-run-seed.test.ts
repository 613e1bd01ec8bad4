import timers from 'node:timers/promises';
import { type SeedWorld, seedBusiness } from '#infra/local/seed/business.ts';
import { openOffers } from '#infra/local/seed/coaching.ts';
import { team } from '#infra/local/seed/team.ts';
import { hoursLeft } from '#shared/domain/time/business-hours.ts';
import { dayInIndia, dayMs, daysLater, endOfDay } from '#shared/domain/time/india-time.ts';
import { adminPassword, startApi } from '../support/api.ts';
import { setClock } from '../support/clock.ts';
import { mailStage, startMailStage } from '../support/mail/stage.ts';
import { memoryTable } from '../support/memory-table.ts';
import { startRazorpay } from '../support/razorpay.ts';

const api = startApi({ table: memoryTable(1000) });
const razorpay = startRazorpay(api);
startMailStage(api);

const world = (): SeedWorld => ({
  edge: async (request, address) => {
    jest.setSystemTime(Date.now() + 1000);
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    const headers = new Headers(request.headers);
    headers.delete('origin');
    const body = method === 'GET' ? {} : { body: await request.arrayBuffer() };
    return api.send(pathname + search, { method, headers, address, ...body });
  },
  password: adminPassword,
  razorpay,
  ses: { answer: () => Response.json(api.ses.emails.toReversed()) },
  run: api.runSchedule,
  clock: {
    moveTo: (time) => void jest.setSystemTime(Math.max(time, Date.now())),
    hurry: (act) => act(),
    end: () => {},
  },
});

beforeEach(() => void jest.spyOn(timers, 'setTimeout').mockResolvedValue(undefined));
afterEach(() => jest.restoreAllMocks());

const days = {
  'an ordinary Monday': '2026-11-23T14:10:00+05:30',
  'a Sunday just after midnight': '2026-11-29T00:05:00+05:30',
  'ten minutes before a financial year ends': '2027-03-31T23:50:00+05:30',
  'a leap day': '2028-02-29T09:30:00+05:30',
};

describe.each(Object.entries(days))('the sample business on %s', (_, calendar) => {
  it('has a buyer in each state of work, money that needs attention and enquiries to answer', async () => {
    const now = Date.parse(calendar);
    const today = dayInIndia(now);
    setClock(now - 21 * dayMs);
    const { drawing: _drawing, ...coach } = team.coach;
    const { data } = await api.owner('POST /admin/team', { body: { ...coach, tasks: [...coach.tasks] } });
    await openOffers(api.owner, data.id);
    const links = await seedBusiness(world(), now);
    expect(Date.now()).toBeLessThanOrEqual(now);
    jest.setSystemTime(now);
    const emails = [...api.ses.emails];

    await expectWork(today);
    await expectEnquiries(now);
    await expectMoney(today);
    expect(await waitingReviews()).toHaveLength(2);
    await expectProof();

    const buyers = emails.flatMap(({ to }) => to).filter((address) => address !== mailStage.MAIL_OWNER);
    expect(buyers.length).toBeGreaterThan(25);
    expect(buyers.filter((address) => !/^sample\.[a-z.]+@example\.in$/.test(address))).toEqual([]);
    expect(emails.filter(({ at }) => at > now)).toEqual([]);
    await expectLinks(links);
  });
});

async function expectWork(today: string) {
  const lists = (['ours', 'theirs', 'finished'] as const).map((list) =>
    api.owner('GET /admin/work', { query: { list } }),
  );
  const rows = (await Promise.all(lists)).flatMap(({ data }) => data);
  expect(new Set(rows.map(({ waiting }) => waiting))).toEqual(
    new Set([
      ...['details', 'answer', 'review', 'drafts', 'changes', 'hold', 'seat', 'approved', 'ended'],
      ...['booking', 'sessions'],
      ...['refunding', 'refunded'],
    ]),
  );
  const drafts = rows.filter(({ waiting }) => waiting === 'drafts');
  expect(drafts.map(({ due }) => due)).toEqual([endOfDay(today)]);
  expect(rows.filter(({ name }) => !name?.endsWith('(sample)'))).toEqual([]);
}

async function expectEnquiries(now: number) {
  const { data } = await api.owner('GET /admin/enquiries', {});
  const open = data.filter(({ answeredAt, type }) => !answeredAt && type !== 'complaint');
  const hours = open.map(({ createdAt }) => hoursLeft(createdAt, now));
  expect(hours.filter((left) => left < 0)).toHaveLength(1);
  expect(hours.filter((left) => left > 40)).toHaveLength(2);
  expect(data.filter(({ answeredAt }) => answeredAt)).toHaveLength(3);
  for (const segment of ['follow-up', 'closed'] as const)
    expect((await api.owner('GET /admin/enquiries', { query: { segment } })).data).toHaveLength(1);
  expect(data.filter(({ type }) => type === 'complaint')).toHaveLength(1);
  const suspected = await api.owner('GET /admin/enquiries', { query: { segment: 'spam' } });
  expect(suspected.data).toHaveLength(1);
  const all = [...data, ...suspected.data];
  expect(all.filter(({ name, message }) => !name.endsWith('(sample)') || !/sample/i.test(message))).toEqual(
    [],
  );
}

async function expectMoney(today: string) {
  const { data: orders } = await api.owner('GET /admin/orders', {});
  const { rows } = (await api.owner('GET /admin/today', {})).data;
  expect(rows.filter(({ reason }) => reason === 'mail')).toEqual([]);
  const twice = rows.filter(({ reason }) => reason === 'paid_twice').map(({ id }) => id);
  expect(orders.filter(({ id }) => twice.includes(id)).map(({ payments }) => payments.length)).toEqual([2]);
  expect(orders.filter(({ status }) => status === 'refunded')).toHaveLength(1);
  expect(orders.filter(({ receiptSerial }) => !receiptSerial)).toEqual([]);
  const { data: asked } = await api.owner('GET /admin/payment-links', {});
  expect(asked.map(({ state }) => state)).toEqual(['open']);
  const { data: courses } = await api.owner('GET /courses', {});
  const [course] = courses.filter(({ startDate }) => startDate === daysLater(today, 1));
  const places = await api.owner('GET /admin/courses/{id}/places', { path: { id: course?.id ?? '' } });
  expect(places.data.map(({ status }) => status)).toEqual(['paid']);
}

const waitingReviews = async () =>
  (await api.owner('GET /reviews/admin', {})).data.filter(
    ({ approved, name, message }) => !approved && name.endsWith('(sample)') && /sample/i.test(message),
  );

async function expectProof() {
  const { data } = await api.visitor('GET /reviews/summary', {});
  expect(data).toMatchObject({ published: 6, ratings: [0, 1, 0, 2, 3] });
  expect(data.courses.map(({ count }) => count)).toEqual([3, 3]);
  const path = { id: data.courses[0]?.id ?? '' };
  const { data: reviews } = await api.visitor('GET /courses/{id}/reviews', { path });
  expect(
    reviews.filter(({ name, message }) => name.endsWith('(sample)') && /^Sample/.test(message)),
  ).toHaveLength(3);
}

async function expectLinks({ order, payment, review }: Awaited<ReturnType<typeof seedBusiness>>) {
  const [link, pay, write] = [order, payment, review].map((path) => path.split('#')[1] ?? '') as [
    string,
    string,
    string,
  ];
  await api.visitor('POST /orders/session', { body: { link } });
  expect((await api.visitor('POST /pay', { body: { link: pay } })).data.state).toBe('open');
  const words = { name: 'Anita (sample)', message: 'A sample.', rating: 5, consent: true } as const;
  await api.visitor('POST /reviews/verified', { body: { ...words, link: write } });
}

import { operations } from '#shared/api/contract.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { renderedPages } from '#shared/pages.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { pmpCourse } from '../../support/entries.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { noon } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
startMailStage(api);
startRazorpay(api);

const details = {
  batch: 'Weekend batch, 6 December',
  joining: 'Room 4, Nagpur.\nhttps://meet.example/secret-room',
};

const newCourse = async () => (await api.owner('POST /courses', { body: pmpCourse })).data.id;

const save = async (id: string, body: object = details, ifMatch?: number) =>
  (
    await api.owner('PUT /admin/courses/{id}/class', {
      path: { id },
      body,
      ...(ifMatch !== undefined && { ifMatch }),
    })
  ).data;

const read = async (id: string) => (await api.owner('GET /admin/courses/{id}/class', { path: { id } })).data;

async function takeSeat(courseId: string, name: string): Promise<string> {
  const body = {
    ...{ subject: { kind: 'course', courseId } as const, rupees: 18_999, lastDay: '2026-11-30' },
    ...{ name, email: 'asha@example.com', mobile: '9876543210' },
  };
  const { data: link } = await api.owner('POST /admin/payment-links', { body });
  const cash = { method: 'cash', why: 'At the office.', paidOn: dayInIndia(Date.now()) } as const;
  const path = { id: link.id };
  const { data } = await api.owner('POST /admin/payment-links/{id}/paid', { path, body: cash });
  await runOrderJobs(api);
  return data.orderId ?? '';
}

beforeEach(() => setClock(noon));

describe('GET /admin/courses/{id}/class', () => {
  it('returns nothing before anything is saved', async () => {
    expect(await read(await newCourse())).toEqual({ version: 0 });
  });
});

describe('PUT /admin/courses/{id}/class', () => {
  it('saves the batch and joining details, and deletes fields that are left out', async () => {
    const id = await newCourse();
    expect(await save(id)).toEqual({ ...details, version: 1 });
    expect(await read(id)).toEqual({ ...details, version: 1 });
    expect(await save(id, { batch: 'Evening batch' })).toEqual({ batch: 'Evening batch', version: 2 });
  });

  it('saves materials, and rejects links that aren’t secure web addresses', async () => {
    const id = await newCourse();
    const material = { title: 'Mock test 1', link: 'https://tests.example/1', from: '2026-12-05' };
    expect(await save(id, { materials: [material] })).toEqual({ materials: [material], version: 1 });
    for (const link of [
      'http://tests.example/1',
      'javascript:alert(1)',
      'https://user:word@tests.example',
      'tests.example',
      '',
      `https://tests.example/${'x'.repeat(500)}`,
    ])
      await expect(save(id, { materials: [{ ...material, link }] })).rejects.toMatchObject({
        status: 400,
        errors: expect.arrayContaining([expect.objectContaining({ field: 'materials.0.link' })]),
      });
    for (const materials of [
      'Mock test 1',
      [{ link: material.link }],
      [{ ...material, from: '2026-02-30' }],
      Array.from({ length: 21 }, () => material),
    ])
      await expect(save(id, { materials: materials as never })).rejects.toMatchObject({ status: 400 });
    expect(await read(id)).toEqual({ materials: [material], version: 1 });
    expect(await save(id, {})).toEqual({ version: 2 });
  });

  it('is logged with the title of the course', async () => {
    const id = await newCourse();
    await save(id);
    const { data } = await api.owner('GET /admin/activity', {});
    expect(data).toContainEqual(
      expect.objectContaining({ operation: 'updateClass', entity: id, title: pmpCourse.title }),
    );
  });

  it('rejects a change to an outdated version, starting with the first save', async () => {
    const id = await newCourse();
    await save(id, details, 0);
    await expect(save(id, details, 0)).rejects.toMatchObject({
      status: 412,
      message: 'This class has changed since you opened it. Reload it before you save.',
    });
    const race = await Promise.allSettled([save(id, details, 1), save(id, details, 1)]);
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('rejects an unknown course, and details that are too long', async () => {
    await expect(save('none')).rejects.toMatchObject({ status: 404 });
    const id = await newCourse();
    await expect(save(id, { batch: 'x'.repeat(151) })).rejects.toMatchObject({ status: 400 });
  });

  it('appears in no public response or page, not even its course’s', async () => {
    const id = await newCourse();
    await save(id);
    await takeSeat(id, 'Asha');
    api.forget();
    const paths = [
      ...operations
        .filter(({ endpoint }) => endpoint.auth === 'public' && endpoint.route.startsWith('GET '))
        .map(({ endpoint }) => `/api${endpoint.route.slice('GET '.length)}`),
    ].map((path) => path.replace('{id}', id));
    expect(paths).toContain(`/api/courses/${id}`);
    for (const path of paths)
      expect(await (await api.send(path)).text()).not.toMatch(/secret-room|Weekend batch/);
    for (const page of Object.keys(renderedPages)) {
      const html = await (await api.render(page.replace(/\{\w+\}/, id))).text();
      expect(html).not.toMatch(/secret-room|Weekend batch/);
    }
    expect(api.uses.filter(({ partition }) => partition === 'CLASS')).toEqual([]);
  });
});

describe('GET /admin/courses/{id}/places', () => {
  it('lists only the buyers of this course, newest first', async () => {
    const [id, other] = [await newCourse(), await newCourse()];
    const first = await takeSeat(id, 'First');
    setClock(noon + 60_000);
    const second = await takeSeat(id, 'Second');
    await takeSeat(other, 'Elsewhere');
    const { data } = await api.owner('GET /admin/courses/{id}/places', { path: { id } });
    expect(data.map(({ name, id: order }) => [name, order])).toEqual([
      ['Second', second],
      ['First', first],
    ]);
    expect(data[1]).toEqual({
      ...{ id: first, name: 'First', mobile: '+919876543210', email: 'asha@example.com' },
      ...{ paise: 1_899_900, paidAt: new Date(noon).toISOString(), status: 'paid', seat: 'held' },
      number: expect.stringMatching(/^P-2026-\d{8}$/),
    });
  });

  it('has one seat per order, and shows refunds', async () => {
    const id = await newCourse();
    const orderId = await takeSeat(id, 'Asha');
    await runOrderJobs(api);
    await api.owner('POST /admin/orders/{id}/refund', {
      path: { id: orderId },
      body: { reason: 'Cannot come.' },
    });
    await runOrderJobs(api);
    const { data } = await api.owner('GET /admin/courses/{id}/places', { path: { id } });
    expect(data).toMatchObject([{ id: orderId, status: 'refunded' }]);
  });

  it('is paged, and reads each order once', async () => {
    const id = await newCourse();
    for (const name of ['One', 'Two', 'Three']) {
      setClock(Date.now() + 1000);
      await takeSeat(id, name);
    }
    const path = { id };
    const page = await api.owner('GET /admin/courses/{id}/places', { path, query: { limit: 2 } });
    const rest = await api.owner('GET /admin/courses/{id}/places', {
      path,
      query: { limit: 2, cursor: page.next ?? '' },
    });
    expect([...page.data, ...rest.data].map(({ name }) => name)).toEqual(['Three', 'Two', 'One']);
    const reads = api.uses.filter(
      ({ lambda, partition }) => lambda === 'listClassSeats' && partition !== 'SESSION',
    );
    expect(reads.filter(({ action }) => action === 'GetItem')).toHaveLength(3);
  });
});

describe('GET /admin/courses/{id}/places/export', () => {
  it('exports the class as CSV, starting with the column names', async () => {
    const id = await newCourse();
    const orderId = await takeSeat(id, '=Asha');
    const [{ number = '' } = {}] = (await api.owner('GET /admin/courses/{id}/places', { path: { id } })).data;
    expect(number).toMatch(/^P-2026-\d{8}$/);
    const { data } = await api.owner('GET /admin/courses/{id}/places/export', { path: { id } });
    expect(data).toEqual([
      'Name,Mobile,Email,Amount paid,Paid on (IST),Status,Seat,Order,Order ID',
      `'=Asha,+91 98765 43210,asha@example.com,18999,2026-11-20 12:00,Paid,Has a seat,${number},${orderId}`,
    ]);
  });

  it('returns only the column names if there are no seats, and skips a seat whose order is missing', async () => {
    const id = await newCourse();
    const item = {
      pk: 'CLASS_SEAT',
      sk: `${id}#2026-11-20T06:30:00.000Z#gone`,
      courseId: id,
      orderId: 'gone',
    };
    await api.put(item);
    const { data } = await api.owner('GET /admin/courses/{id}/places/export', { path: { id } });
    expect(data).toHaveLength(1);
  });
});

import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { startApi } from '../../support/api.ts';
import { hour, minute, pass, setClock } from '../../support/clock.ts';
import { buyer, pmpCourse } from '../../support/entries.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { cookieOf, orderAccess } from '../../support/order-access.ts';
import { noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { sesEvent } from '../../support/ses.ts';

const table = memoryTable();
const api = startApi({ table });
const razorpay = startRazorpay(api);
const { emails, send } = startMailStage(api);
const { openOrder, paidOrder, verify } = orderMoney(api, razorpay);
const { linkOf, open } = orderAccess(api);

beforeEach(() => setClock(noon));

const jobs = ['reindexItems', 'followOrders', 'sendMail'] as const;

const run = async (without?: (typeof jobs)[number]) => {
  for (let i = 0; i < jobs.length; i++)
    for (const job of jobs) if (job !== without) await api.runSchedule(job);
};

let requestCount = 0;
const requestLinks = (email: string, address = `198.51.100.${++requestCount % 250}`) =>
  api.send('/api/order-links', {
    method: 'POST',
    address,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

const linkEmails = () => emails.filter(({ tags }) => tags.template === 'order-link');
const linksIn = (text: string) => [...text.matchAll(/\/order#([\w.-]+)/g)].map(([, link]) => link ?? '');

const keysOf = async () => (await api.rows('BUYER')).map(({ orderId }) => orderId);

const correct = async (id: string, email: string) =>
  (await api.owner('PUT /admin/orders/{id}/email', { path: { id }, body: { email } })).data;

const paidOrderOf = async (email: string) => {
  const { id } = await paidOrder({ email, isRepeatConfirmed: true });
  await run();
  emails.length = 0;
  return id;
};

describe('POST /order-links', () => {
  it('emails the links of all orders of an address only to it, in one email', async () => {
    const own = [await paidOrderOf('asha@example.com'), await paidOrderOf('Asha@Example.com')];
    await paidOrderOf('ravi@example.com');
    expect((await requestLinks(' ASHA@example.com ')).status).toBe(202);
    await run();
    const [mail, ...more] = linkEmails();
    expect(more).toEqual([]);
    expect(mail?.to).toEqual(['ASHA@example.com']);
    expect(mail?.subject).not.toContain('order_');
    const opened = await Promise.all(
      linksIn(mail?.text ?? '').map(async (link) => {
        const cookie = cookieOf(await open(link)) ?? '';
        return (await (await api.send('/api/order', { headers: { cookie } })).json()).id;
      }),
    );
    expect(new Set(opened)).toEqual(new Set(own));
  });

  it('responds, writes and counts the same whether an address has orders or not', async () => {
    await paidOrderOf('asha@example.com');
    const watched = async (email: string) => {
      api.uses.length = 0;
      const before = (await api.stored()).length;
      const response = await requestLinks(email);
      const written = (await api.stored()).slice(before);
      return {
        answer: [response.status, await response.text(), [...response.headers.keys()]],
        uses: [...api.uses],
        written: written.map((item) => [item.pk, Object.keys(item), JSON.stringify(item).length]),
      };
    };
    expect(await watched('asha@example.com')).toEqual(await watched('none@example.com'));
  });

  it('sends no email to an address without orders, and stores it for a day at most', async () => {
    await requestLinks('none@example.com');
    await run();
    expect(linkEmails()).toEqual([]);
    const [request] = await api.rows('LINK_REQUEST');
    expect(request).toMatchObject({
      ttl: noon / 1000 + 86_400,
      emails: [{ outcome: 'superseded', reason: 'no orders' }],
    });
    expect(request).not.toHaveProperty('outbox');
  });

  it('emails the link of an order paid a moment ago, before any job has run', async () => {
    await paidOrderOf('asha@example.com');
    const { id } = await paidOrder({ email: 'asha@example.com', isRepeatConfirmed: true });
    await requestLinks('asha@example.com');
    await send();
    expect(linkEmails()).toHaveLength(1);
    expect(linksIn(linkEmails()[0]?.text ?? '')).toHaveLength(2);
    expect(linkEmails()[0]?.text).toContain(id);
  });

  it.each([
    ['bounced', () => 'Bounce', { bounce: { bounceType: 'Permanent' } }],
    ['marked as spam', () => 'Complaint', {}],
    ['rejected', () => 'Reject', {}],
  ])('shows the owner, on the latest order, that an email with links was %s', async (_, type, more) => {
    const earlier = await paidOrderOf('asha@example.com');
    pass(minute);
    const id = await paidOrderOf('asha@example.com');
    await requestLinks('asha@example.com');
    await send();
    const [{ tags } = { tags: {} }] = linkEmails();
    const report = () => api.runEvent('recordMailEvent', sesEvent(tags, type(), more));
    await report();
    await report();
    const emailEntriesOf = async (path: { id: string }) =>
      (await api.owner('GET /admin/orders/{id}', { path })).data.emails.filter(
        ({ template }) => template === 'order-link',
      );
    expect(await emailEntriesOf({ id })).toMatchObject([{ outcome: 'sent', returned: expect.any(String) }]);
    expect(await emailEntriesOf({ id: earlier })).toEqual([]);
  });

  it('shows in Today that SES rejected an email with links', async () => {
    const id = await paidOrderOf('asha@example.com');
    api.ses.fail('refused');
    await requestLinks('asha@example.com');
    await send();
    const { rows } = (await api.owner('GET /admin/today', {})).data;
    expect(rows.filter(({ reason }) => reason === 'mail')).toMatchObject([{ of: 'order', id }]);
  });

  it('sends no email about an unpaid order', async () => {
    await openOrder({ email: 'asha@example.com' });
    await run();
    await requestLinks('asha@example.com');
    await run();
    expect(linkEmails()).toEqual([]);
    expect(await keysOf()).toEqual([]);
  });

  it('never locks a buyer out, however often others ask, and emails them once in 15 minutes', async () => {
    await paidOrderOf('asha@example.com');
    const statuses = new Set<number>();
    for (let minutes = 0; minutes < 14; minutes++, pass(minute)) {
      for (const email of ['asha@example.com', 'ASHA@example.com', ' asha@example.com'])
        statuses.add((await requestLinks(email)).status);
      await run();
    }
    expect(linkEmails()).toHaveLength(1);
    statuses.add((await requestLinks('asha@example.com')).status);
    expect([...statuses]).toEqual([202]);
    pass(minute);
    await requestLinks('asha@example.com');
    await run();
    expect(linkEmails()).toHaveLength(2);
    expect(JSON.stringify(await api.counted())).not.toContain('asha');
  });

  it('emails a buyer at most three times a day, each time with working links', async () => {
    await paidOrderOf('asha@example.com');
    const requestAllDay = async () => {
      for (let hours = 0; hours < 12; hours++, pass(hour)) {
        await requestLinks('asha@example.com');
        await run();
      }
    };
    await requestAllDay();
    expect(linkEmails()).toHaveLength(3);
    const [link = ''] = linksIn(linkEmails().at(-1)?.text ?? '');
    expect((await open(link)).status).toBe(204);
    await requestAllDay();
    expect(linkEmails()).toHaveLength(6);
  });

  it('doesn’t count requests for an address without orders, nor for another spelling of its mailbox', async () => {
    await paidOrderOf('asha.rao@gmail.com');
    for (const email of ['asharao@gmail.com', 'asha.rao+1@gmail.com', 'none@example.com'])
      for (let times = 0; times < 4; times++) await requestLinks(email);
    await run();
    expect(linkEmails()).toEqual([]);
    await requestLinks('Asha.Rao@gmail.com');
    await run();
    expect(linkEmails()).toHaveLength(1);
  });

  it('emails once if the sender crashes after counting', async () => {
    await paidOrderOf('asha@example.com');
    await requestLinks('asha@example.com');
    api.ses.fail('busy');
    await run();
    api.ses.recover();
    pass(2 * minute);
    await run();
    expect(linkEmails()).toHaveLength(1);
  });

  it('rejects the eleventh request of one IP address', async () => {
    const statuses = [];
    for (let i = 0; i < 11; i++)
      statuses.push((await requestLinks(`asha-${i}@example.com`, '192.0.2.1')).status);
    expect(statuses).toEqual([...Array(10).fill(202), 429]);
  });

  it('stores one request if the write’s response is lost and it’s repeated', async () => {
    const { send } = table;
    let isLost = false;
    table.send = async (command) => {
      const answer = await send(command);
      const { Item } = (command as { input: { Item?: { pk: string } } }).input;
      if (isLost || Item?.pk !== 'LINK_REQUEST') return answer;
      isLost = true;
      return send(command);
    };
    expect((await requestLinks('asha@example.com')).status).toBe(202);
    table.send = send;
    expect(isLost).toBe(true);
    expect(await api.rows('LINK_REQUEST')).toHaveLength(1);
  });

  it.each(['', 'asha', 'asha@example.com, ravi@example.com', 'asha@example.com\r\nbcc: x@example.com'])(
    'rejects %j',
    async (email) => {
      expect((await requestLinks(email)).status).toBe(400);
    },
  );

  it('stores no link, and logs no link and no address', async () => {
    await paidOrderOf('asha@example.com');
    await requestLinks('asha@example.com');
    await run();
    const [link = ''] = linksIn(linkEmails()[0]?.text ?? '');
    const mac = link.split('.').at(-1) ?? '';
    expect(mac).toHaveLength(43);
    expect(JSON.stringify(await api.stored())).not.toContain(mac);
    for (const secret of [mac, 'asha@example.com']) expect(api.logged.join('\n')).not.toContain(secret);
  });
});

it('learns from SES what happened to an email with links', async () => {
  await paidOrderOf('asha@example.com');
  await requestLinks('asha@example.com');
  await run();
  const bounce = { bounce: { bounceType: 'Permanent', bounceSubType: 'General' } };
  await api.runEvent('recordMailEvent', sesEvent(linkEmails()[0]?.tags ?? {}, 'Bounce', bounce));
  expect(await api.row('LINK_REQUEST')).toMatchObject({
    emails: [{ template: 'order-link', outcome: 'sent', returned: 'bounced' }],
  });
});

describe('PUT /admin/orders/{id}/email', () => {
  it('emails a new link to the corrected address, and ends earlier links and sessions', async () => {
    const id = await paidOrderOf('stranger@example.com');
    const link = await linkOf(id);
    const cookie = cookieOf(await open(link)) ?? '';
    const { order } = await correct(id, 'asha@example.com');
    expect(order).toMatchObject({ id, email: 'asha@example.com' });
    expect((await api.send('/api/order', { headers: { cookie } })).status).toBe(403);
    expect((await open(link)).status).toBe(410);
    await run();
    expect(linkEmails().map(({ to }) => to)).toEqual([['asha@example.com']]);
    expect((await open(linksIn(linkEmails()[0]?.text ?? '')[0] ?? '')).status).toBe(204);
  });

  it('makes the order searchable only by the corrected address', async () => {
    const id = await paidOrderOf('stranger@example.com');
    await correct(id, 'asha@example.com');
    await run();
    expect(await keysOf()).toEqual([id]);
    emails.length = 0;
    await requestLinks('stranger@example.com');
    await requestLinks('asha@example.com');
    await run();
    expect(linkEmails().map(({ to }) => to)).toEqual([['asha@example.com']]);
  });

  it('sends no new link to the former address while its search key still exists', async () => {
    const id = await paidOrderOf('stranger@example.com');
    await requestLinks('stranger@example.com');
    await correct(id, 'asha@example.com');
    await send();
    expect(await keysOf()).toEqual([id]);
    await run();
    expect(linkEmails().map(({ to }) => to)).toEqual([['asha@example.com']]);
  });

  it('finds an order that was changed to another address and back', async () => {
    const id = await paidOrderOf('asha@example.com');
    await correct(id, 'ravi@example.com');
    await correct(id, 'ASHA@example.com');
    await run();
    pass(minute);
    await run();
    await run();
    emails.length = 0;
    await requestLinks('asha@example.com');
    await requestLinks('ravi@example.com');
    await run();
    expect(linkEmails().map(({ to }) => to)).toEqual([['asha@example.com']]);
  });

  it('returns a seat in a course with its batch', async () => {
    const { data: course } = await api.owner('POST /courses', { body: { ...pmpCourse, payOnline: true } });
    const path = { id: course.id };
    const { data: opened } = await api.visitor('POST /courses/{id}/orders', {
      path,
      body: { userId: 'u1', amount: pmpCourse.price, ...buyer, email: 'stranger@example.com' },
    });
    await verify(opened.id, razorpay.pay(opened.id).id);
    await run();
    const { order } = await correct(opened.id, 'asha@example.com');
    expect(order).toMatchObject({ email: 'asha@example.com', courseSeat: { title: course.title } });
  });

  it('sends a new link if the address is the same', async () => {
    const id = await paidOrderOf('asha@example.com');
    await correct(id, 'asha@example.com');
    await run();
    expect(linkEmails()).toHaveLength(1);
    expect(await keysOf()).toEqual([id]);
  });

  it('counts once if the write’s response is lost', async () => {
    const id = await paidOrderOf('stranger@example.com');
    const { send } = table;
    let isLost = false;
    table.send = async (command) => {
      const answer = await send(command);
      if (
        isLost ||
        !(command instanceof UpdateCommand) ||
        !command.input.UpdateExpression?.includes('#buyer')
      )
        return answer;
      isLost = true;
      return send(command);
    };
    await correct(id, 'asha@example.com');
    table.send = send;
    expect(isLost).toBe(true);
    expect((await api.stored()).find(({ sk }) => sk === id)).toMatchObject({ linkVersion: 1 });
    await run();
    expect(linkEmails()).toHaveLength(1);
  });

  it('sends no email about an unpaid order', async () => {
    const id = await openOrder({ email: 'stranger@example.com' });
    await correct(id, 'asha@example.com');
    await run();
    expect(emails).toEqual([]);
    expect((await api.stored()).find(({ sk }) => sk === id)).toMatchObject({
      buyer: { email: 'asha@example.com' },
    });
  });

  it('keeps the payments as reported', async () => {
    const id = await paidOrderOf('stranger@example.com');
    const row = async () => (await api.stored()).find(({ sk }) => sk === id) ?? {};
    const { status, payments, paidAt, version } = await row();
    await correct(id, 'asha@example.com');
    expect(await row()).toMatchObject({ status, payments, paidAt, version });
  });

  it('returns 404 for an unknown order, and rejects one without a buyer', async () => {
    await expect(correct('order_none', 'asha@example.com')).rejects.toMatchObject({ status: 404 });
    const { id } = await paidOrder();
    const { buyer: _, ...withoutBuyer } = (await api.row('ORDER', id)) ?? {};
    await api.put(withoutBuyer);
    await expect(correct(id, 'asha@example.com')).rejects.toMatchObject({ status: 409 });
  });

  it('is logged in the activity with only the name of the field', async () => {
    const id = await paidOrderOf('stranger@example.com');
    await correct(id, 'asha@example.com');
    const { data } = await api.owner('GET /admin/activity', {});
    expect(data[0]).toMatchObject({ operation: 'correctOrderEmail', entity: id, fields: ['email'] });
    expect(JSON.stringify(data)).not.toContain('example.com');
  });
});

describe('the search key of an order', () => {
  it('is written again if a run crashed after writing it', async () => {
    const { id } = await paidOrder({ email: 'asha@example.com' });
    await send();
    api.failOn('PutItem', new Error('Killed.'), 2);
    await expect(api.runSchedule('followOrders')).rejects.toThrow();
    api.recover();
    expect(await keysOf()).toEqual([id]);
    pass(15 * minute);
    await run();
    expect(await keysOf()).toEqual([id]);
    const { outbox = [] } = (await api.stored()).find(({ sk }) => sk === id) ?? {};
    expect((outbox as { kind: string }[]).filter(({ kind }) => kind === 'ORDER')).toEqual([]);
  });

  it('is written once by two concurrent runs', async () => {
    const { id } = await paidOrder({ email: 'asha@example.com' });
    await send();
    await Promise.all([api.runSchedule('followOrders'), api.runSchedule('followOrders')]);
    expect(await keysOf()).toEqual([id]);
  });

  it('contains no address', async () => {
    await paidOrder({ email: 'asha@example.com' });
    await run();
    expect(JSON.stringify(await api.rows('BUYER'))).not.toContain('asha');
  });
});

import { formType } from '#shared/api/endpoint.ts';
import { adminPassword, startApi } from '../../support/api.ts';
import { earlyInWindow, hour, setClock } from '../../support/clock.ts';
import { certificationEnquiry, complaint, courseEnquiry, review } from '../../support/entries.ts';
import { memoryTable } from '../../support/memory-table.ts';

const table = memoryTable();
const api = startApi({ table });

beforeEach(table.clear);

const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' };

const encode = (fields: object) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();

const post = (path: string, body: BodyInit, headers: Record<string, string> = navigation, from = {}) =>
  api.send(path, {
    method: 'POST',
    body,
    origin: null,
    headers: { 'content-type': formType, ...headers },
    ...from,
  });

const pageAfter = (response: Response) => {
  expect(response.status).toBe(303);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.headers.get('location');
};

const entries = async () => (await api.stored()).filter(({ pk }) => pk !== 'THROTTLE');

const withoutOwn = (row: object) =>
  JSON.parse(
    JSON.stringify(row)
      .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
      .replace(/\d{4}-\d{2}-\d{2}T[\d:.]{12}Z/g, 'time')
      .replace(/[EG]-\d{4}-\d{8}/g, 'ticket')
      .replace(/t#\d{8}/g, 't#ticket'),
  );

const everyField = 'name,email,phone,message';

describe.each([
  ['/api/enquiries', 'about a course', courseEnquiry, 'enquiry-sent', 'course', 'name,email'],
  [
    ...['/api/enquiries', 'for a seat in a course'],
    ...[
      { ...courseEnquiry, wants: 'seat', batchStart: '2026-12-05' },
      ...['enquiry-sent', 'course', 'name,email'],
    ],
  ],
  ['/api/enquiries/certification', 'about CCNA', certificationEnquiry, 'enquiry-sent', 'enquiry', everyField],
  [
    ...['/api/enquiries/certification', 'about PMP'],
    ...[{ ...certificationEnquiry, certificationName: 'PMP' }, 'enquiry-sent', 'pmp', everyField],
  ],
  ['/api/complaints', 'of a complaint', complaint, 'complaint-sent', 'complaint', 'name,email,message'],
  ['/api/reviews', 'of a review', review, 'review-sent', 'review', 'name,email,message,rating'],
] as const)('a form posted to %s, %s,', (path, _about, entry, sentPage, name, required) => {
  const sent = `/${sentPage}`;
  const notSent = `/form-not-sent/${name}`;
  const good = encode(entry);
  const changed = (change: object) => encode({ ...entry, ...change });

  it('is stored like a script’s call, and redirects to a confirmation', async () => {
    await api.post(path, JSON.stringify(entry));
    const called = await entries();
    await table.clear();
    expect(pageAfter(await post(path, good))).toBe(sent);
    expect(called).toHaveLength(1);
    expect((await entries()).map(withoutOwn)).toEqual(called.map(withoutOwn));
  });

  it('is stored once if it’s sent twice within an hour or across two, and twice after two hours', async () => {
    setClock(earlyInWindow);
    const start = Math.ceil(Date.now() / hour) * hour;
    for (const time of [start, start + hour - 1, start + hour + 1]) {
      setClock(time);
      expect(pageAfter(await post(path, good))).toBe(sent);
      expect(await entries()).toHaveLength(1);
    }
    setClock(start + 2 * hour);
    expect(pageAfter(await post(path, good))).toBe(sent);
    expect(await entries()).toHaveLength(2);
  });

  it('is stored once if it’s sent twice at once, and separately with a different text', async () => {
    await Promise.all(Array.from({ length: 20 }, () => post(path, good)));
    expect(await entries()).toHaveLength(1);
    await post(path, changed({ message: 'Something else.' }));
    expect(await entries()).toHaveLength(2);
  });

  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['from a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['from a link or a bookmark', { 'sec-fetch-site': 'none' }],
    ['from another site by an older browser', { origin: 'https://other.example' }],
    ['from a sandboxed frame by an older browser', { origin: 'null' }],
    [
      'from another site that claims the host',
      { origin: 'https://other.example', 'x-viewer-host': 'other.example' },
    ],
    ['without any sign of its origin', {}],
  ])('is rejected %s, and stores nothing', async (_, headers) => {
    const response = await post(path, good, { accept: 'text/html', ...headers } as Record<string, string>);
    expect(response.status).toBe(403);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain('You can only do this from our website.');
    expect(await api.stored()).toEqual([]);
  });

  it('is accepted from a browser that sends only the origin', async () => {
    expect(pageAfter(await post(path, good, { origin: 'https://site.example' }))).toBe(sent);
  });

  it('is stored without invisible characters', async () => {
    const name = new URLSearchParams(good).get('name');
    const form = good.replace('name=', 'name=%00%E2%80%8B%09');
    expect(pageAfter(await post(path, form))).toBe(sent);
    expect(await entries()).toEqual([expect.objectContaining({ name })]);
  });

  it('names the invalid fields in order, and never their values', async () => {
    const form = changed({ email: 'asha-at-example', name: ' ', message: 'x'.repeat(2001) });
    const response = await post(path, form);
    expect(pageAfter(response)).toBe(`${notSent}?fields=name,email,message#name`);
    expect(await response.text()).toBe('');
    expect(await entries()).toEqual([]);
    expect(JSON.parse(api.logged.at(-1) ?? '')).toMatchObject({ status: 303, refusal: 400 });
    expect(api.logged.join('\n')).not.toContain('asha-at');
  });

  it.each([
    ['a field twice', () => `${good}&email=other%40example.com`, '?fields=email#email'],
    ['a hidden field twice', () => `${good}&remark=&remark=`, '?fields=remark#remark'],
    ['an array field', () => `${good}&name[]=Asha`, ''],
    ['a nested field', () => `${good}&name[first]=Asha`, ''],
    ['an unknown field', () => `${good}&approved=true`, ''],
    ['__proto__', () => `${good}&__proto__=x`, ''],
    ['__proto__, percent-encoded', () => `${good}&%5F_proto__[approved]=true`, ''],
    ['constructor', () => `${good}&constructor=x`, ''],
    ['a stray percent sign', () => `${good}&remark=100%`, ''],
    ['bytes that aren’t UTF-8', () => good.replace('name=', 'name=%E9'), ''],
    ['half a surrogate pair', () => good.replace('name=', 'name=%ED%A0%80'), ''],
    ['raw bytes that aren’t UTF-8', () => new Uint8Array([...Buffer.from(`${good}&remark=`), 0xe9]), ''],
    ['more than 64 KB', () => `${good}&remark=${'x'.repeat(65_536)}`, ''],
  ])('is rejected with %s, and stores nothing', async (_, body, why) => {
    expect(pageAfter(await post(path, body()))).toBe(`${notSent}${why}`);
    expect(await entries()).toEqual([]);
  });

  it.each([
    ['a JSON body', () => JSON.stringify(entry), ''],
    ['nothing', () => '', `?fields=${required}#name`],
  ])('is rejected with %s, on a page for every form on that route', async (_, body, why) => {
    const nameless = { pmp: 'enquiry' }[name as string] ?? name;
    const page = `/form-not-sent/${nameless}`;
    expect(pageAfter(await post(path, body()))).toBe(`${page}${why}`);
    expect(await entries()).toEqual([]);
  });

  it('is stored separately if the hidden field is filled in, with the usual response', async () => {
    expect(pageAfter(await post(path, changed({ remark: 'https://spam.example' })))).toBe(sent);
    expect(await entries()).toEqual([
      expect.objectContaining({ gsi1pk: expect.stringMatching(/^SUSPECTED_/) }),
    ]);
  });

  it('shares a limit with a script’s calls, and asks its sender to wait', async () => {
    setClock(earlyInWindow);
    for (let turn = 0; turn < 12; turn++) {
      await post(path, good);
      await api.post(path, JSON.stringify(entry));
    }
    const response = await post(path, good);
    expect(pageAfter(response)).toBe(`${notSent}?reason=busy#busy`);
    expect(Number(response.headers.get('retry-after'))).toBe(60);
    expect(JSON.parse(api.logged.at(-1) ?? '')).toMatchObject({ status: 303, refusal: 429 });
    expect(pageAfter(await post(path, good, navigation, { address: '192.0.2.1' }))).toBe(sent);
  });

  it.each(['PutItem', 'GetItem', 'UpdateItem'] as const)(
    'redirects to a page that asks to send it later if %s fails, is logged, and can be sent again',
    async (action) => {
      api.failOn(action);
      expect(pageAfter(await post(path, good))).toBe(`${notSent}?reason=later#later`);
      expect(JSON.parse(api.logged.at(-1) ?? '')).toMatchObject({
        status: 303,
        refusal: 500,
        error: { name: expect.any(String) },
      });
      api.recover();
      for (let press = 0; press < 2; press++) expect(pageAfter(await post(path, good))).toBe(sent);
      expect(await entries()).toHaveLength(1);
    },
  );

  it('uses its Idempotency-Key if it has one', async () => {
    const keyed = { ...navigation, 'idempotency-key': 'tap-1' };
    for (let press = 0; press < 2; press++) expect(pageAfter(await post(path, good, keyed))).toBe(sent);
    expect(pageAfter(await post(path, changed({ name: 'Another' }), keyed))).toBe(notSent);
    expect(await entries()).toHaveLength(1);
  });

  it('is rejected by the gateway if it’s far too large', async () => {
    const response = await post(path, `${good}&remark=${'x'.repeat(11 * 1024 * 1024)}`);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: 'Request Entity Too Large' });
  });

  it('is rejected like any request that bypasses the edge', async () => {
    expect((await post(path, good, navigation, { secret: null })).status).toBe(403);
    expect(await api.stored()).toEqual([]);
  });

  it('may have a charset, but no multipart', async () => {
    const headers = { ...navigation, 'content-type': `${formType.toUpperCase()}; charset=UTF-8` };
    expect(pageAfter(await post(path, good, headers))).toBe(sent);
    const multipart = { ...navigation, 'content-type': 'multipart/form-data; boundary=x' };
    expect((await post(path, good, multipart)).status).toBe(415);
  });
});

describe('a form', () => {
  it('may have empty optional fields', async () => {
    await post('/api/enquiries', encode({ ...courseEnquiry, phoneNumber: '', message: '', remark: '' }));
    const { certificationName: _, ...general } = certificationEnquiry;
    await post('/api/enquiries/certification', encode({ ...general, certificationName: '' }));
    expect(await entries()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'course', phone: '', message: '' }),
        expect.objectContaining({ type: 'general', title: 'General Inquiry' }),
      ]),
    );
  });

  it.each(['', '0', '6', '4.5', '-1', '5e0', '0x5', ' 5', '٥', 'five'])(
    'rejects a rating of "%s"',
    async (rating) => {
      const response = await post('/api/reviews', encode({ ...review, rating }));
      expect(pageAfter(response)).toBe('/form-not-sent/review?fields=rating#rating');
      expect(await entries()).toEqual([]);
    },
  );

  it('keeps line breaks, Hindi, plus signs and markup as typed', async () => {
    const message = 'आशा & 1+1=2\r\n<script>alert(1)</script> 🙂';
    await post('/api/reviews', encode({ ...review, message }));
    expect(await entries()).toEqual([expect.objectContaining({ message: message.replace('\r\n', '\n') })]);
  });

  it('is the same with its fields in any order, and a different one on another route', async () => {
    const both = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };
    await post('/api/enquiries', encode(both));
    await post('/api/enquiries', encode(Object.fromEntries(Object.entries(both).toReversed())));
    await post('/api/enquiries/certification', encode({ ...both, phone: '98220 12345' }));
    expect(await entries()).toHaveLength(2);
  });

  it('is recognised as a repeat even after the owner has dealt with it', async () => {
    await post('/api/enquiries', encode(courseEnquiry));
    const [{ id } = { id: '' }] = (await api.owner('GET /admin/enquiries', {})).data;
    await api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id } });
    await post('/api/enquiries', encode(courseEnquiry));
    expect((await api.owner('GET /admin/enquiries', {})).data).toEqual([
      expect.objectContaining({ id, clarified: true }),
    ]);
  });

  it.each(['/api/user', '/api/create-order', '/api/verify', '/api/admin/session'])(
    'is rejected by %s',
    async (path) => {
      const response = await post(path, encode({ password: adminPassword }));
      expect(response.status).toBe(415);
      expect(await response.text()).toContain('Send the body as application/json.');
    },
  );
});

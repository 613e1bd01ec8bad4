import { brand } from '#shared/brand.ts';
import { phoneHint } from '#shared/domain/text/phone.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { certificationEnquiry, courseEnquiry } from '../../support/entries.ts';

const api = startApi();

describe('POST /enquiries', () => {
  it('stores the enquiry and returns its ticket number and when we’ll reply', async () => {
    setClock(Date.parse('2026-11-20T18:00:00+05:30'));
    const { data } = await api.visitor('POST /enquiries', { body: courseEnquiry });
    expect(data).toEqual({
      id: expect.any(String),
      ticket: expect.stringMatching(/^E-2026-\d{8}$/),
      replyBy: '2026-11-24T12:30:00.000Z',
    });

    expect((await api.owner('GET /admin/enquiries', {})).data).toEqual([
      {
        id: data.id,
        type: 'course',
        title: courseEnquiry.courseTitle,
        name: courseEnquiry.name,
        email: courseEnquiry.email,
        phone: '+919876543210',
        message: courseEnquiry.message,
        clarified: false,
        createdAt: expect.any(String),
        ticket: data.ticket,
        historyCount: 0,
      },
    ]);
  });

  it('stores a seat request with its batch', async () => {
    const courseSeat = { wants: 'seat', batchStart: '2026-12-05' } as const;
    await api.visitor('POST /enquiries', { body: { ...courseEnquiry, ...courseSeat } });
    const { data } = await api.owner('GET /admin/enquiries', {});
    expect(data).toEqual([expect.objectContaining({ type: 'course', ...courseSeat })]);
  });

  it.each([
    ['wants', 'place'],
    ['wants', ['seat']],
    ['wants', 'x'.repeat(10_000)],
    ['batchStart', '2026-02-30'],
    ['batchStart', 'Buy cheap watches'],
    ['batchStart', 20261205],
    ['batchStart', '2026-12-05T00:00:00.000Z'],
  ])('rejects a seat request if %s is %j', async (field, value) => {
    const body = { ...courseEnquiry, wants: 'seat', [field]: value } as typeof courseEnquiry;
    await expect(api.visitor('POST /enquiries', { body })).rejects.toMatchObject({
      status: 400,
      errors: [{ field, message: expect.stringMatching(/^(Wants|Batch start) /) }],
    });
    expect(await api.rows('ENQUIRY')).toEqual([]);
  });

  it('requires only a name and an email address', async () => {
    const body = { name: 'Asha', email: 'asha@example.com', phoneNumber: '', message: '' };
    const { data } = await api.visitor('POST /enquiries', { body });
    expect(data.id).toBeTruthy();
    await expect(api.visitor('POST /enquiries', { body: { ...body, name: '' } })).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'name', message: 'Name is required.' }],
    });
    await expect(api.visitor('POST /enquiries', { body: { ...body, email: 'asha' } })).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'email', message: 'Enter an email address such as name@example.com.' }],
    });
  });

  it('normalises what people type', async () => {
    const body = { ...courseEnquiry, name: '  Jose\u0301 ', message: 'one\r\ntwo' };
    await api.visitor('POST /enquiries', { body });
    const { data } = await api.owner('GET /admin/enquiries', {});
    expect(data[0]).toMatchObject({ name: 'José', message: 'one\ntwo' });
  });

  it('stores repeats with one Idempotency-Key once', async () => {
    const first = await api.visitor('POST /enquiries', { body: courseEnquiry, idempotencyKey: 'tap-1' });
    const second = await api.visitor('POST /enquiries', { body: courseEnquiry, idempotencyKey: 'tap-1' });
    expect(second).toEqual(first);
    expect(await api.stored()).toHaveLength(1);
  });

  it('rejects a different body with the same Idempotency-Key', async () => {
    await api.visitor('POST /enquiries', { body: courseEnquiry, idempotencyKey: 'tap-1' });
    const other = { ...courseEnquiry, message: 'Something else' };
    const repeat = api.visitor('POST /enquiries', { body: other, idempotencyKey: 'tap-1' });
    await expect(repeat).rejects.toMatchObject({ status: 409 });
    expect(await api.stored()).toEqual([expect.objectContaining({ message: courseEnquiry.message })]);
  });

  it('stores one of twenty concurrent repeats', async () => {
    const race = Array.from({ length: 20 }, () =>
      api.visitor('POST /enquiries', { body: courseEnquiry, idempotencyKey: 'race' }),
    );
    const ids = (await Promise.all(race)).map(({ data }) => data.id);
    expect(new Set(ids).size).toBe(1);
    expect(await api.stored()).toHaveLength(1);
  });

  it('treats the same key on another route as a different one', async () => {
    const { data: course } = await api.visitor('POST /enquiries', {
      body: courseEnquiry,
      idempotencyKey: 'k',
    });
    const { data: other } = await api.visitor('POST /enquiries/certification', {
      body: certificationEnquiry,
      idempotencyKey: 'k',
    });
    expect(other.id).not.toBe(course.id);
  });

  it.each(['', 'a b', 'ключ', 'x'.repeat(256)])('rejects the Idempotency-Key "%s"', async (key) => {
    const body = JSON.stringify(courseEnquiry);
    const headers = { 'idempotency-key': encodeURIComponent(key) === key ? key : 'a b' };
    expect((await api.post('/api/enquiries', body, headers)).status).toBe(400);
    expect(await api.stored()).toEqual([]);
  });
});

describe('the ticket number of an enquiry', () => {
  it('has the current year in India', async () => {
    const yearAt = async (time: string) => {
      setClock(Date.parse(time));
      const { data } = await api.visitor('POST /enquiries', { body: courseEnquiry });
      return (await api.owner('GET /admin/enquiries/{id}', { path: data })).data.ticket.slice(0, 7);
    };
    expect(await yearAt('2026-12-31T23:59:59+05:30')).toBe('E-2026-');
    expect(await yearAt('2027-01-01T00:00:30+05:30')).toBe('E-2027-');
  });
});

describe('an enquiry with the hidden field filled in', () => {
  it('gets the usual response and stays out of the owner’s list', async () => {
    const remark = 'https://spam.example';
    const body = { ...certificationEnquiry, remark };
    const { data } = await api.visitor('POST /enquiries', { body: { ...courseEnquiry, remark } });
    const other = await api.visitor('POST /enquiries/certification', { body });
    const id = expect.any(String);
    expect([data, other.data]).toEqual([
      { id, ticket: expect.any(String), replyBy: expect.any(String) },
      { id },
    ]);
    expect((await api.stored()).map(({ id }) => id).toSorted()).toEqual([data.id, other.data.id].toSorted());

    expect((await api.owner('GET /admin/enquiries', {})).data).toEqual([]);
    const { data: suspected } = await api.owner('GET /admin/enquiries', { query: { segment: 'spam' } });
    expect(suspected.map(({ id }) => id).toSorted()).toEqual([data.id, other.data.id].toSorted());
  });

  it('is marked as clarified in its own list, which is paged', async () => {
    const remark = 'https://spam.example';
    const { data } = await api.visitor('POST /enquiries', { body: { ...courseEnquiry, remark } });
    await api.visitor('POST /enquiries', { body: { ...courseEnquiry, remark, name: 'Another' } });
    await api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id: data.id } });
    const query = { segment: 'spam', limit: 1 } as const;
    const first = await api.owner('GET /admin/enquiries', { query });
    expect(first.data).toEqual([expect.objectContaining({ name: 'Another', clarified: false })]);
    const second = await api.owner('GET /admin/enquiries', { query: { ...query, cursor: first.next } });
    expect(second.data).toEqual([expect.objectContaining({ id: data.id, clarified: true })]);
  });

  it('is only listed on request', async () => {
    const cookie = await api.signIn();
    const response = await api.send('/api/admin/enquiries?segment=perhaps', { headers: { cookie } });
    expect(response.status).toBe(400);
  });

  it('is a normal enquiry if the field is empty', async () => {
    await api.visitor('POST /enquiries', { body: { ...courseEnquiry, remark: '' } });
    expect((await api.owner('GET /admin/enquiries', {})).data).toHaveLength(1);
  });
});

describe('POST /enquiries/certification', () => {
  it('stores repeats with one Idempotency-Key once, and rejects a different body', async () => {
    const send = (message: string) =>
      api.visitor('POST /enquiries/certification', {
        body: { ...certificationEnquiry, message },
        idempotencyKey: 'tap-2',
      });
    const first = await send('Hello');
    expect(await send('Hello')).toEqual(first);
    await expect(send('Something else')).rejects.toMatchObject({ status: 409 });
    expect(await api.stored()).toHaveLength(1);
  });

  it('separates certification and general enquiries', async () => {
    const { certificationName, ...general } = certificationEnquiry;
    await api.visitor('POST /enquiries/certification', { body: { ...general, certificationName } });
    await api.visitor('POST /enquiries/certification', { body: general });
    const { data } = await api.owner('GET /admin/enquiries', {});
    expect(data.map(({ type, title }) => ({ type, title }))).toEqual(
      expect.arrayContaining([
        { type: 'certification', title: 'CCNA' },
        { type: 'general', title: 'General Inquiry' },
      ]),
    );
  });

  it.each(['name', 'email', 'phone', 'message'] as const)('requires %s', async (field) => {
    const { [field]: _, ...body } = certificationEnquiry;
    const enquiry = api.visitor('POST /enquiries/certification', {
      body: body as typeof certificationEnquiry,
    });
    await expect(enquiry).rejects.toMatchObject({ status: 400, errors: [{ field }] });
    expect(await api.stored()).toEqual([]);
  });

  it.each([
    ['12', phoneHint],
    ['call me', phoneHint],
    ['00000', phoneHint],
    ['0000000000', phoneHint],
    ['1234567890', 'We can’t call this number. Enter one such as 98220 12345.'],
    [
      '98220123456',
      'An Indian number has 10 digits. This one has 11. Foreign numbers start with + and the country code.',
    ],
    ['12345678', 'Enter the number with its area code, such as 0712 255 1234.'],
    ['+91 12345', 'An Indian number has 10 digits after +91. This one has 5.'],
    ['+440207946095', 'A +44 number has 10 digits after +44. This one has 9.'],
    ['9'.repeat(201), 'Phone can be up to 200 characters.'],
  ])('explains what’s wrong with the phone number "%s"', async (phone, message) => {
    const body = { ...certificationEnquiry, phone };
    await expect(api.visitor('POST /enquiries/certification', { body })).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'phone', message }],
    });
  });

  it('accepts landlines, mobiles and the brand’s own number, and stores them as E.164', async () => {
    const pasted = [
      'https://wa.me/919822012345',
      '9822054321 / 9822012345',
      '091 98220 11111',
      'tel:৯৮২২০ ২২২২২ ext 12',
    ];
    for (const phone of ['0712 255 1234', '(+44) 20 7946 0958', brand.phone, ...pasted])
      await api.visitor('POST /enquiries/certification', { body: { ...certificationEnquiry, phone } });
    const phones = (await api.stored()).map(({ phone }) => phone).toSorted();
    const read = ['+919822012345', '+919822054321', '+919822011111', '+919822022222'];
    expect(phones).toEqual([brand.phone, '+917122551234', '+442079460958', ...read].toSorted());
  });

  it('accepts a toll-free number, and stores its digits because it only works in India', async () => {
    for (const phone of ['1800 123 4567', '1800-22-1111', '+91 1860 500 5555'])
      await api.visitor('POST /enquiries/certification', { body: { ...certificationEnquiry, phone } });
    const phones = (await api.stored()).map(({ phone }) => phone).toSorted();
    expect(phones).toEqual(['18001234567', '1800221111', '18605005555']);
  });
});

describe('GET /admin/enquiries', () => {
  it('lists pending course enquiries first, then the others, each newest first', async () => {
    const send = async (message: string, course: boolean) => {
      const { data } = course
        ? await api.visitor('POST /enquiries', { body: { ...courseEnquiry, message } })
        : await api.visitor('POST /enquiries/certification', { body: { ...certificationEnquiry, message } });
      await new Promise((resolve) => setTimeout(resolve, 2));
      return data.id;
    };
    await send('pending, older', true);
    const clarified = await send('clarified', true);
    await send('general, newer', false);
    await send('pending, newer', true);
    await api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id: clarified } });

    const messages: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await api.owner('GET /admin/enquiries', {
        query: { limit: 1, ...(cursor && { cursor }) },
      });
      messages.push(...page.data.map(({ message }) => message));
      cursor = page.next;
    } while (cursor);
    expect(messages).toEqual(['pending, newer', 'pending, older', 'general, newer', 'clarified']);
  });

  it('needs one Query per page', async () => {
    api.uses.length = 0;
    await api.owner('GET /admin/enquiries', {});
    expect(api.uses.filter(({ lambda }) => lambda === 'listEnquiries')).toEqual([
      { lambda: 'listEnquiries', action: 'Query', index: 'gsi1', partition: 'ENQUIRY' },
    ]);
  });
});

describe('POST /admin/enquiries/{id}/not-spam', () => {
  const restore = (id: string) => api.owner('POST /admin/enquiries/{id}/not-spam', { path: { id } });

  it('moves a suspected enquiry back for good', async () => {
    const { data } = await api.visitor('POST /enquiries', { body: { ...courseEnquiry, remark: 'x' } });
    const { data: restored } = await restore(data.id);
    expect(restored).toMatchObject({ id: data.id, name: courseEnquiry.name, clarified: false });
    expect((await restore(data.id)).data).toEqual(restored);
    expect((await api.owner('GET /admin/enquiries', {})).data).toEqual([restored]);
    expect((await api.owner('GET /admin/enquiries', { query: { segment: 'spam' } })).data).toEqual([]);
  });

  it('changes nothing if it isn’t suspected, and returns 404 for an unknown enquiry', async () => {
    const { data } = await api.visitor('POST /enquiries', { body: courseEnquiry });
    const before = await api.rows('ENQUIRY');
    expect((await restore(data.id)).data).toMatchObject({ id: data.id });
    await expect(restore('none')).rejects.toMatchObject({ status: 404 });
    expect(await api.rows('ENQUIRY')).toEqual(before);
  });
});

describe('PATCH /admin/enquiries/{id}/toggle', () => {
  it('marks a course enquiry as clarified, and as pending again', async () => {
    const { data } = await api.visitor('POST /enquiries', { body: courseEnquiry });
    const toggle = () => api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id: data.id } });
    expect((await toggle()).data).toMatchObject({ id: data.id, clarified: true });
    expect((await toggle()).data).toMatchObject({ id: data.id, clarified: false });
  });

  it('rejects an enquiry that isn’t about a course', async () => {
    const { data } = await api.visitor('POST /enquiries/certification', { body: certificationEnquiry });
    const toggle = api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id: data.id } });
    await expect(toggle).rejects.toMatchObject({ status: 409 });
    expect(await api.stored()).toContainEqual(expect.objectContaining({ id: data.id, clarified: false }));
  });

  it('returns 404 for an unknown enquiry', async () => {
    const toggle = api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id: 'none' } });
    await expect(toggle).rejects.toMatchObject({ status: 404 });
  });

  it('changes only the state that was shown, so a repeat doesn’t change it back', async () => {
    const { data } = await api.visitor('POST /enquiries', { body: courseEnquiry });
    const toggle = (seen: boolean) =>
      api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id: data.id }, body: { seen } });
    for (let turn = 0; turn < 3; turn++)
      expect((await toggle(false)).data).toMatchObject({ id: data.id, clarified: true });
    expect((await toggle(true)).data).toMatchObject({ id: data.id, clarified: false });
  });

  it('changes it once for several concurrent calls, and returns the state to each', async () => {
    const { data } = await api.visitor('POST /enquiries', { body: courseEnquiry });
    const race = await Promise.all(
      Array.from({ length: 7 }, () =>
        api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id: data.id }, body: { seen: false } }),
      ),
    );
    expect(race.map((answer) => answer.data.clarified)).toEqual(Array(7).fill(true));
  });

  it.each(['{"seen":"no"}', '{}', '[]', 'x'])('rejects the body %s', async (body) => {
    const { data } = await api.visitor('POST /enquiries', { body: courseEnquiry });
    const headers = { cookie: await api.signIn(), 'content-type': 'application/json' };
    const path = `/api/admin/enquiries/${data.id}/toggle`;
    expect((await api.send(path, { method: 'PATCH', headers, body })).status).toBe(400);
    expect(await api.stored()).toContainEqual(expect.objectContaining({ clarified: false }));
  });

  it('never loses a concurrent toggle: each takes effect or says that it didn’t', async () => {
    const { data } = await api.visitor('POST /enquiries', { body: courseEnquiry });
    const race = await Promise.allSettled(
      Array.from({ length: 7 }, () =>
        api.owner('PATCH /admin/enquiries/{id}/toggle', { path: { id: data.id } }),
      ),
    );
    const done = race.filter(({ status }) => status === 'fulfilled').length;
    for (const outcome of race)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 });
    const { data: rows } = await api.owner('GET /admin/enquiries', {});
    expect(rows[0]?.clarified).toBe(done % 2 === 1);
  });
});

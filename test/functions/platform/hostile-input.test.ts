import { startApi } from '../../support/api.ts';
import { certificationEnquiry, courseEnquiry } from '../../support/entries.ts';
import { describeRefusals } from '../../support/hostile-bodies.ts';
import { memoryTable } from '../../support/memory-table.ts';

const api = startApi({ table: memoryTable() });

describeRefusals(api, ['POST /enquiries', 'POST /admin/orders/{id}/refund', 'POST /order/complaints']);

describe('a name', () => {
  it('of 5,000 characters is rejected, but one of 100 isn’t', async () => {
    const body = { ...courseEnquiry, name: 'n'.repeat(5000) };
    await expect(api.visitor('POST /enquiries', { body })).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'name', message: 'Name can be up to 100 characters.' }],
    });
    const { data } = await api.visitor('POST /enquiries', { body: { ...body, name: 'न'.repeat(100) } });
    expect(data.id).toBeTruthy();
  });

  it('can’t reverse the reading direction', async () => {
    const body = { ...courseEnquiry, name: 'Asha \u202Egnp.exe' };
    await api.visitor('POST /enquiries', { body });
    expect(await api.stored()).toEqual([expect.objectContaining({ name: 'Asha gnp.exe' })]);
  });

  it.each(['\u200b', '\u3164', '\u00ad', '\u2800', '\u2060'])(
    'that consists of only %j is empty',
    async (name) => {
      const body = { ...certificationEnquiry, name, message: name };
      const enquiry = api.visitor('POST /enquiries/certification', { body });
      await expect(enquiry).rejects.toMatchObject({
        status: 400,
        message: 'Name is required. Message is required.',
      });
    },
  );

  it('can’t stack combining marks over other lines', async () => {
    const body = { ...courseEnquiry, name: `Asha${'\u0335'.repeat(60)}` };
    await api.visitor('POST /enquiries', { body });
    expect(await api.stored()).toEqual([expect.objectContaining({ name: `Asha${'\u0335'.repeat(4)}` })]);
  });

  it('may have any script, and markup as text', async () => {
    const name = `<script>alert(1)</script> O'Brien "आशा" 🙂`;
    await api.visitor('POST /enquiries', { body: { ...courseEnquiry, name } });
    expect(await api.stored()).toEqual([expect.objectContaining({ name })]);
  });
});

describe('pasted text', () => {
  it('may have invisible characters, in every kind of field', async () => {
    await api.visitor('POST /enquiries', {
      body: {
        ...courseEnquiry,
        name: 'Asha\tKulkarni\u2028\ufeff',
        email: 'Asha <\u200basha\u2060@\u202aexample.com\u202c>,',
        phoneNumber: 'Mob. ९८२२०\u00a0१२३४५ (WhatsApp)',
        message: 'Java\u0007 8 years\vSpring\f\u0085non\u001ebreaking op\u001ftional क्\u200dष',
      },
    });
    expect(await api.stored()).toEqual([
      expect.objectContaining({
        name: 'Asha Kulkarni',
        email: 'asha@example.com',
        phone: '+919822012345',
        message: 'Java  8 years\nSpring\n\nnon-breaking optional क्\u200dष',
      }),
    ]);
  });

  it('with half a character is rejected, and the error says where it is', async () => {
    const body = { ...courseEnquiry, name: 'Asha \ud83d', message: 'One\ntwo \ud83d' };
    await expect(api.visitor('POST /enquiries', { body })).rejects.toMatchObject({
      errors: [
        {
          field: 'name',
          message: 'Name has a broken character at position 6. Delete it and type it again.',
        },
        {
          field: 'message',
          message: 'Message has a broken character at line 2, position 5. Delete it and type it again.',
        },
      ],
    });
  });
});

describe('an email address', () => {
  const send = (email: string) => api.visitor('POST /enquiries', { body: { ...courseEnquiry, email } });

  it.each([
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    'a@example-.com',
    'a@-example.com',
    'a@b.example-.com',
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(61)}.com`,
  ])('such as %s is rejected', async (email) => {
    await expect(send(email)).rejects.toMatchObject({ status: 400, errors: [{ field: 'email' }] });
  });

  it.each([`${'a'.repeat(64)}@${'b'.repeat(63)}.com`, 'a@x--y.co.in', "o'brien+sopaan@example.com"])(
    'such as %s is accepted',
    async (email) => {
      await expect(send(email)).resolves.toBeTruthy();
    },
  );
});

describe('a value without an error message in its schema', () => {
  it('is rejected with the name of its field', async () => {
    const body = { userId: 'u1', amount: 4499, plan: 'Resume' };
    const response = await api.post('/api/create-order', JSON.stringify(body));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'plan', message: 'The field plan can’t have this value.' }],
    });
  });
});

describe('a body in an encoding other than UTF-8', () => {
  const latin1 = Buffer.from(JSON.stringify({ ...courseEnquiry, name: 'José' }), 'latin1');

  it.each(['application/json', 'application/json; charset=iso-8859-1', 'application/vnd.api+json'])(
    'is rejected as %s',
    async (type) => {
      const response = await api.post('/api/enquiries', latin1, { 'content-type': type });
      expect(response.status).toBe(400);
      expect(await api.stored()).toEqual([]);
    },
  );
});

describe('an unknown address', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/user'],
    ['DELETE', '/api/courses'],
    ['PATCH', '/api/courses/1'],
    ['GET', '/api/courses/1/2'],
    ['GET', '/api/'],
    ['POST', '/api/health'],
  ])('%s %s returns 404', async (method, path) => {
    const response = await api.send(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'Not Found' });
  });
});
